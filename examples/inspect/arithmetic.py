"""Twelve questions for a model: a plain Inspect task that knows nothing of Carryover."""

from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.scorer import match
from inspect_ai.solver import generate, prompt_template

QUESTIONS = [
    Sample(id="eggs", input="Tom has 14 eggs. He buys 9 more eggs and eats 6 of them. How many eggs does Tom have?", target="17"),
    Sample(id="shelf", input="A shelf has 5 rows with 12 books each. How many books are on the shelf?", target="60"),
    Sample(id="stickers", input="Anna has 60 stickers and gives 23 stickers to her brother. How many stickers does she have left?", target="37"),
    Sample(id="bus", input="A bus carries 31 people. At the next stop 8 people get off and 4 people get on. How many people are on the bus?", target="27"),
    Sample(id="pencils", input="Each box holds 6 pencils. How many pencils are in 7 boxes?", target="42"),
    Sample(id="wages", input="Ben earns 15 dollars per hour and works 8 hours. How many dollars does he earn?", target="120"),
    Sample(id="rolls", input="A baker makes 48 rolls and sells 29 rolls. How many rolls are left?", target="19"),
    Sample(id="pages", input="Mia reads 12 pages on Monday and twice as many pages on Tuesday. How many pages does she read on Tuesday?", target="24"),
    Sample(id="cows", input="A farmer has 18 cows and buys 7 more cows. How many cows does the farmer have?", target="25"),
    Sample(id="apples", input="Tom has 3 apples and buys 2 more. How many apples does he have?", target="5"),
    Sample(id="tank", input="A tank holds 90 liters. 35 liters are used. How many liters are left?", target="55"),
    Sample(id="marbles", input="Lea has 40 marbles and finds 15 more marbles. How many marbles does she have?", target="55"),
]


@task
def arithmetic():
    solver = [prompt_template("{prompt}\nEnd with the number alone."), generate()]
    return Task(dataset=QUESTIONS, solver=solver, scorer=match(numeric=True))
