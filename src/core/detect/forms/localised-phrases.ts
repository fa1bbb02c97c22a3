/**
 * Limits in languages other than English. In these "limit of … exceeded" is said of memory, time, attempts and purses
 * just so: only a limit that is named as one of use, requests, messages, the API, a plan or a period counts.
 */
import type { PhraseForm } from "./form.ts";
import { form } from "./wording.ts";

/** Behind a purse: its server refused for it. What the words mean without a status cannot be told. */
const REFUSED = "(?<=\\b(?:402|429)\\b[^\\n]{0,60})";

/** A period as one word: "quotidienne", "diario". */
const PERIODIC =
  "(?:quotidienne?|journali(?:er|ère)|mensuel(?:le)?|hebdomadaire|di[aá]ri[oa]|mensual|semanal|mensal|giornalier[oa]|mensile|settimanale)";

/** What a provider's limit is of: use, requests, messages, the API, a plan. */
const OF_USE =
  "(?:d['’]\\s?(?:utilisation|usage|api|uso|utilizzo|appels\\sapi)|d[ei]\\s(?:l['’]api|la\\sapi|api|uso|utiliza[cç][aã]o|utilizzo|requêtes|solicitudes|peticiones|solicita[cç][oõ]es|requisi[cç][oõ]es|richieste|messages|mensajes|mensagens|messaggi|(?:votre|tu|su|seu|tuo)\\s(?:forfait|plano?|piano|compte|cuenta|conta|account))|d(?:u|el|o)\\s(?:forfait|plano?|piano))";

const PROVIDERS = `(?:${PERIODIC}(?:\\s${OF_USE})?|${OF_USE}(?:\\s(?:${PERIODIC}|${OF_USE}))?)`;

/** What may stand between the limit and the verb. */
const AUX = "(?:(?:est|a|été|déjà|ha|sido|fue|foi|è|stat[oa]|es|está|ya|já|già)\\s){0,3}";

const SPENT =
  "(?:atteinte?|dépassée?|épuisée?|alcanzad[oa]|superad[oa]|excedid[oa]|agotad[oa]|atingid[oa]|esgotad[oa]|raggiunt[oa]|superat[oa]|esaurit[oa])";

/** "… limite de 3 essais": of something that is none of a provider's. */
const NOT_OF_ELSE = `(?!\\s(?:d['’]|d(?:e|i|u|o|a|el|ella|ei)\\s)|\\s${PERIODIC}\\sd)`;

/** The use of a machine's own resources has limits too. */
const NOT_MACHINE =
  "(?<!(?:メモリー?|ディスク|ストレージ|cpu|gpu|ram|ヒープ|ファイル|메모리|디스크|저장소|내장|内存|磁盘|存储|硬盘|空间|显存|容量)\\s?(?:の|的)?\\s?)";

/** Whose quota it is; or nothing before it. */
const ZH_OWNER =
  "(?:(?<=^|[\\n:：'\"，,。!！]\\s?)|(?:使用|用量|调用|請求|请求|免费|免費|账户|账号|令牌|token|api|每日|每周|每月|今日|当日|當日|本月|本周|您的|你的|当前|用户|套餐|模型)\\s?的?\\s?)";

export const LOCALISED_PHRASES: readonly PhraseForm[] = [
  form(
    "zh-balance",
    "money",
    "余额不足[^\\n]{0,12}(?:资源包|充值)|(?:账[户号]|用户|令牌|api)\\s?余额(?:已)?(?:不足|用完|耗尽)(?![^\\n]{0,12}(?:购买|下单|支付|提现|转账))|餘額不足[^\\n]{0,12}(?:儲值|加值)|账[户号]已?欠费|欠费[^\\n]{0,8}充值|" +
      `${ZH_OWNER}(?:额度|額度)(?:不足|已(?:用完|用尽|耗尽|用盡|耗盡))|无可用资源包|资源包[^。\\n]{0,8}(?:用尽|耗尽|不足)|剩余额度[^\\n]{0,8}[:：]\\s?[＄$¥]?0`,
  ),
  form("localised-balance", "money", "\\b(?:api|konto|token)-?guthaben\\s(?:ist\\s)?(?:aufgebraucht|erschöpft)"),
  form(
    "localised-balance",
    "money",
    `(?:余额|餘額|残高|잔액|guthaben|saldo|solde|crédito?s?|credito|средств)${REFUSED}`,
  ),
  form(
    "localised-usage-limit",
    "period",
    `${NOT_MACHINE}(?:利用|使用)(?:量の?)?(?:制限|上限)に達し(?!た(?:場合|ら|際|とき|時))|${NOT_MACHINE}사용\\s?(?:량\\s?)?한도에\\s?도달(?!하면|하는|할|한\\s?경우|하기|\\s?시)`,
  ),
  form(
    "localised-usage-limit",
    "period",
    "\\b(?:nutzungs|wochen|tages|monats)-?(?:limit|grenze)\\s(?:(?:ist|wurde|hat|bereits|jetzt|nun|schon)\\s){0,3}(?:erreicht|überschritten)",
  ),
  form("localised-usage-limit", "period", `\\bl[ií]mite\\s${PROVIDERS}\\s${AUX}${SPENT}`),
  form(
    "localised-usage-limit",
    "period",
    `\\b(?:atteint|dépassé|alcanzado|superado|excedido|atingiu|excedeu|raggiunto|superato)\\s(?:(?:votre|ta|la|tu|su|el|(?:o\\s)?seu|o|il|(?:il\\s)?tuo|(?:il\\s)?suo)\\s)(?:l[ií]mite|quota|cuota|cota)\\s${PROVIDERS}`,
  ),
  form(
    "localised-usage-limit",
    "period",
    `\\b(?:atteint|dépassé|alcanzado|superado|excedido|atingiu|excedeu|raggiunto|superato)\\s(?:votre|ta|tu|su|(?:o\\s)?seu|(?:il\\s)?tuo|(?:il\\s)?suo)\\s(?:l[ií]mite|quota|cuota|cota)${NOT_OF_ELSE}`,
  ),
  form(
    "localised-usage-limit",
    "period",
    "(?:достигли|достигнут|исчерпан|превышен|исчерпали|превысили)[а-яё]{0,3}\\s(?:(?:ваш\\S{0,3}|сво[йегои]{1,3}|дневн\\S{2,3}|месячн\\S{2,3}|недельн\\S{2,3})\\s){0,2}лимит\\S{0,3}\\s(?:(?:запрос|использован|сообщен|тариф)[а-яё]{0,3}|api)|(?<![а-яё])лимит\\s(?:запросов|использования|сообщений|api)\\s(?:исчерпан|превышен|достигнут)",
  ),
  form(
    "zh-usage-limit",
    "period",
    `(?:已达到|已達到|达到|超过|超出)[^。\\n]{0,20}(?:${NOT_MACHINE}(?:使用|用量|配额|额度)上限|(?:使用|用量|调用|请求|账[户号]|您的|api)的?限额|每[日周月](?:使用|用量|调用|请求|消息)?(?:次数)?(?:上限|限额|限制|额度|配额))`,
  ),
  form(
    "zh-usage-limit",
    "period",
    `(?:${NOT_MACHINE}使用上限|(?:使用|用量|调用|请求|账[户号]|您的|api)的?限额)[^。\\n]{0,10}(?:已达|已用完|重置)|免费额度已|${ZH_OWNER}配额已(?:用完|用尽|耗尽)`,
  ),
  form(
    "localised-quota",
    "quota",
    `\\b(?:api|nutzungs|anfragen?|monats|tages|wochen|token)-?kontingent\\s(?:(?:ist|wurde|bereits)\\s){0,2}(?:aufgebraucht|erschöpft|ausgeschöpft|überschritten)|\\b(?:quota|cuota|cota)\\s(?:${PROVIDERS}\\s)?${AUX}${SPENT}`,
  ),
  form(
    "localised-quota",
    "quota",
    "(?<!(?:диск\\S{0,6}|памят\\S{0,2})\\s)квота\\s(?:(?:api|запросов|использования)\\s){0,2}(?:была\\s|уже\\s)?(?:исчерпана|превышена)|(?:(?<=^|[\\n:：.]\\s?)|(?:api|요청|사용|일일|월간|토큰|현재)\\s?)할당량(?:을|이)?\\s?(?:초과|소진)",
  ),
];
