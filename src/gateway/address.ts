/** Reads the address of a call: `/TOKEN/ROUTE/…`, or `/TOKEN/t/ID/ROUTE/…` if it names its task. */

export interface CallAddress {
  readonly token: string;
  readonly taskId: string | null;
  readonly route: string;
  /** What follows the route, with its query: empty, or beginning with `/` or `?`. */
  readonly rest: string;
}

const ADDRESS = /^\/([^/?]+)(?:\/t\/([^/?]+))?\/([^/?]+)(.*)$/s;

/** @param url the request line's target; an absolute URL, which would name a host, is not ours */
export function readCallAddress(url: string): CallAddress | null {
  const [, token, task, route, rest] = ADDRESS.exec(url) ?? [];
  if (token === undefined || route === undefined || rest === undefined) return null;
  try {
    return { token, taskId: task === undefined ? null : decodeURIComponent(task), route, rest };
  } catch {
    return null;
  }
}
