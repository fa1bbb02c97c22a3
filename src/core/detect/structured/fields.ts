/** Which fields of an error object tell what. Names are compared without case, `_`, `-` and dots. */
import { isLimitHeader } from "../reset/headers.ts";

export type FieldRole =
  | "message"
  | "code"
  | "status"
  | "header"
  | "wait-ms"
  | "wait-seconds"
  | "retry-info"
  | "instant"
  | "log"
  | "content"
  | "url"
  | "other";

const ROLES: ReadonlyMap<string, FieldRole> = new Map([
  ...roles(
    "message",
    "message msg error err errors errormessage errormsg errordescription errortext detail details description reason title statustext cause exception exceptionmessage raw body responsebody responsetext response data failure lasterror fault faultstring statusmsg statusmessage statusinfo retmsg errmsg respmsg summary info innererror innerexception rawmessage providermessage displaymessage usermessage localizedmessage value reasonphrase warning errorchain errorchainrepr errorchainstr errorrepr errorstr causedby rootcause",
  ),
  ...roles(
    "code",
    "code type name errortype errorcode exctype exceptiontype kind category subtype errorname errorclass errorkind typ errcode __type xtype",
  ),
  ...roles(
    "status",
    "status cod statuscode httpstatus httpstatuscode httpcode rawstatuscode apierrorstatus httpresponsestatuscode responsestatus responsecode responsestatuscode upstreamstatus laststatus upstreamstatuscode",
  ),
  ...roles("wait-ms", "retryafterms retryaftermilliseconds retryinms resetms resetinms resetafterms msbeforenext"),
  ...roles(
    "wait-seconds",
    "retryafter retryafterseconds retryaftersecs retryafters retryaftersec retryin retryinseconds waittime waitseconds waittimeseconds resetin resetinseconds resetsin resetsinseconds resetafter resetafterseconds resetsafter resetsafterseconds secondsuntilreset timeuntilreset quotaresetdelay resetdelay cooldownseconds cooldown cooldowntime estimatedtime recommendedwait suggestedwait retryafterduration rateresetin nextretryin ttl",
  ),
  ...roles("retry-info", "retrydelay retrydelayseconds"),
  ...roles(
    "instant",
    "resetsat resetat resettime resetdate resettimestamp quotaresettimestamp resetson nextreset nextresetat nextresettime availableat retryat blockeduntil ratelimitreset limitresetsat resetstime ratelimitnext nextavailableat ratelimitresetat ratelimitresettime resetsattimestamp retryaftertimestamp quotaresetat quotaresettime periodend limitreset retryafterdate until windowresetat expectedavailability reset resets",
  ),
  ...roles(
    "log",
    "stderr stdout traceback stacktrace log logs logtail stderrtail stdouttail errorlog errortrace outputtail stack exceptiontraceback trace consoleoutput",
  ),
  ...roles(
    "content",
    "content output text prompt input messages choices answer completion arguments toolinput toolresult tooluseresult query question config request options params headersrequest requestbody document documents source code_snippet patch diff expected actual target reference examples example schema usage requestbodyvalues requestheaders env args kwargs locals sample item",
  ),
  ...roles("url", "url requesturl uri endpoint"),
]);

function roles(role: FieldRole, names: string): [string, FieldRole][] {
  return names.split(" ").map((name) => [name, role]);
}

/** What the field `name` tells. */
export function fieldRole(name: string): FieldRole {
  const plain = name.toLowerCase().replace(/[^a-z0-9_]|_(?!_)/g, "");
  if (name.includes("-") && isLimitHeader(name)) return "header";
  const bare = plain.replaceAll("_", "");
  return ROLES.get(bare) ?? ROLES.get(plain) ?? "other";
}

/** Records of agents that carry talk, tools and files, never an error of their own provider. */
const TALK: ReadonlySet<string> = new Set(
  "assistant user system human tool tool_use tool_result tool_call function_call function_call_output message text thinking reasoning agent_message command_execution file_change mcp_tool_call todo_list web_search content_block_delta content_block_start message_start message_delta content session.created step_start tool_execution user_message agent_reasoning token_count ai prompt completion init".split(
    " ",
  ),
);

/** Whether a record of this `type` is talk of an agent. */
export function isTalk(type: string): boolean {
  return TALK.has(type);
}

/** How records say that all is well, or goes on. */
const GOOD_STATES: ReadonlySet<string> = new Set(
  "ok success successful succeeded passed pass completed complete done healthy allowed running pending queued info allowed_warning up ready active skipped".split(
    " ",
  ),
);

/** Whether a status says that nothing failed, in any case. */
export function isGoodState(value: string): boolean {
  return GOOD_STATES.has(value.toLowerCase());
}
