/** Lines that clients write of their requests: which address was asked, and whether it answered. */
import { isAccessLog } from "./look-alike.ts";

const SUCCESS_LINE =
  /["' ]HTTP\/\d(?:\.\d)?["']?\s2\d\d\b|\b(?:GET|POST|PUT|PATCH|DELETE)\s2\d\d\shttps?:|"2\d\d OK"|\s->\s(?:HTTP\s)?2\d\d\b|\b(?:retry|attempt|request|call)\s(?:#?\d{1,3}\s)?(?:has\s)?(?:succeeded|was successful|successful)\b|\b(?:succeeded|finished|completed|answered|ok|done|passed) (?:after|on|at) (?:the |try |attempt |a )?(?:#?\d{1,3}(?:st|nd|rd|th)? |second |third |last |next )?(?:retr|attempt|try)|\b(?:attempt|retry|try) #?\d{1,3}(?: ?(?:\/|of) ?\d{1,3})?[\])]?:? (?:succeeded|successful|ok|passed|answered|completed)\b|\b(?:status|response)(?:[\s_]code)?[:=]\s?2\d\d\b|\b(?:attempt|retry|try|request|call) #?\d{1,6}(?: ?(?:\/|of) ?\d{1,6})?:? (?:success|done|(?:HTTP )?2\d\d\b)|\b(?:response|answer|reply) received \(2\d\d\)|^\s{0,4}[[(]\d{1,6}\/\d{1,6}[\])]:? (?:ok|success|succeeded|done)\b\s{0,3}$|\b(?:GET|POST|PUT|PATCH|DELETE) \S{1,400} (?:succeeded|completed)\b|\bfallback (?:to )?\S{1,80} (?:succeeded|answered)\b|\brequest (?:is |was )?ok\s*$|\brecovered after\b|- 2\d\d in \d+ms/i;
const ADDRESS = /https?:\/\/[^\s"'<>)\]},]{3,400}/;
/** A page for people. */
const PAGE =
  /\/\/(?:help|docs|support|platform|console|status)\.|\/(?:docs?|account|billing|pricing|help|settings|usage|plans?|upgrade)\b/;

/** Whether a line tells that a request was answered, at once or when it was tried again. */
export function tellsSuccess(line: string): boolean {
  return (
    /2\d\d|succe|recover|attempt|\b(?:re)?try\b|\b(?:ok|done)\b/i.test(line) &&
    SUCCESS_LINE.test(line) &&
    !isAccessLog(line) &&
    !/(?<![:\d.])4[0-2]\d\b/.test(line)
  );
}

/** The address that a line names; null where it names none. */
export function addressIn(line: string): string | null {
  return ADDRESS.exec(line)?.[0] ?? null;
}

/** As `addressIn`, unless it is a page for people ("see https://help…"). */
export function requestAddress(line: string): string | null {
  const address = addressIn(line);
  return address === null || PAGE.test(address) ? null : address;
}
