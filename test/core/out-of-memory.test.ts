import { expect, test } from "vitest";
import { ranOutOfMemory } from "../../src/core/out-of-memory.ts";

const PYTHON = 'Traceback (most recent call last):\n  File "eval.py", line 3, in <module>\n    x = bytearray(10**12)\n';

test.each([
  [
    "V8",
    "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n 1: 0xb8cf03 node::Abort()",
  ],
  ["Python", `${PYTHON}MemoryError\n`],
  ["Python with words", `${PYTHON}MemoryError: cannot allocate memory\r\n`],
  [
    "NumPy",
    `${PYTHON}numpy.core._exceptions._ArrayMemoryError: Unable to allocate 7.28 TiB for an array with shape (1000000000000,) and data type float64`,
  ],
  [
    "a JVM",
    'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n\tat java.base/java.util.Arrays.copyOf(Arrays.java:3537)\n\tat Main.main(Main.java:5)\n',
  ],
  [
    "a JVM, below what it broke",
    "java.lang.RuntimeException: eval\n\tat A.b(A.java:1)\nCaused by: java.lang.OutOfMemoryError: GC overhead limit exceeded\n\tat A.c(A.java:2)\n\t... 5 more\n",
  ],
  ["a JVM that is told to end", "Terminating due to java.lang.OutOfMemoryError: Java heap space"],
  [
    "the kernel",
    "[ 4211.048572] Out of memory: Killed process 2301 (python) total-vm:9048012kB, anon-rss:7811004kB, file-rss:0kB",
  ],
  ["the kernel, of a container", "Memory cgroup out of memory: Killed process 77 (node) total-vm:1kB"],
  [
    "C++",
    "terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\nbash: line 1:  4242 Aborted                 (core dumped) ./solve\n",
  ],
  ["C++ of LLVM", "libc++abi: terminating due to uncaught exception of type std::bad_alloc: std::bad_alloc"],
])("%s ran out of memory", (_, errors) => {
  expect(ranOutOfMemory(errors)).toBe(true);
});

test.each([
  ["CUDA of torch", `${PYTHON}torch.cuda.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.`],
  ["CUDA in a MemoryError", `${PYTHON}MemoryError: std::bad_alloc: out_of_memory: CUDA error at: cuda_memory.hpp:69`],
  ["an error while one was handled", `${PYTHON}MemoryError\n\n${PYTHON}ValueError: bad answer\n`],
  ["one that was got over", "MemoryError\nAssertionError: 3 != 4"],
  ["in a sentence", "The answer names a MemoryError"],
  ["a name that ends so", "SharedMemoryError: gone"],
  ["indented, as tests show it", "E   the words of a MemoryError: x"],
  ["the task of a question", "What does java.lang.OutOfMemoryError mean?"],
  ["a process that is talked about", "why Out of memory: Killed process 1 is printed"],
  ["nothing", ""],
])("not %s", (_, errors) => {
  expect(ranOutOfMemory(errors)).toBe(false);
});
