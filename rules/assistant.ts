import { minute } from './durations.ts';
import { hasLink } from './review-moderation.ts';

/** The longest question, in characters. */
export const assistantTextMax = 500;

/** What may be asked within a day (UTC), by one member, one browser and one network. */
export const assistantDaily = { member: 100, client: 100, network: 1_000 } as const;

/** What of it a language model may answer; the shop has a limit of its own beside it. */
export const modelDaily = { member: 20, client: 20, network: 100 } as const;

/** Replies that are on their way at once, in all and for one member or one network of guests. */
export const assistantAtOnce = { all: 20, each: 4 } as const;

/** How long a conversation is kept after its last message, and after it was cleared (ms). */
export const assistantKeep = 30 * 24 * 60 * minute;
export const assistantUndo = 60 * minute;

/** A reply has so many sentences at most, and so many characters. */
export const replySentences = 3;
export const replyMax = 600;

const actionTypes = ['TRACK', 'RETURN', 'PAIR', 'PRICE_DETAILS', 'ORDER_LIST', 'CONTACT'] as const;
export type AssistantActionType = (typeof actionTypes)[number];

const sayings: Readonly<Record<Exclude<AssistantActionType, 'CONTACT'>, RegExp>> = {
  TRACK:
    /\b(?:where(?:'s| is| are)? my (?:order|parcel|package|delivery|lamp|light)|track(?:ing)?|parcel|package|deliver(?:y|ed)|arriv(?:e|ed|es|ing))\b/i,
  RETURN:
    /\b(?:return(?:s|ed|ing)?|send (?:\w+ ){0,3}back|withdraw(?:al)?|broken|defect(?:ive)?|warranty|exchange|replac(?:e|ement))\b/i,
  PAIR: /\b(?:pair(?:ing|ed)?|connect(?:s|ed|ing)?|set ?up|reset|new router|wi-?fi|matter|homekit|alexa|google home|offline)\b/i,
  PRICE_DETAILS: /\b(?:price|discount|how much|cost(?:s)?|sales tax|cheaper)\b/i,
  ORDER_LIST: /\b(?:my orders?|order (?:number|status|history)|invoice|receipt|cancel)\b/i,
};

const personWords =
  /\b(?:(?:talk|speak|chat|write) (?:to|with) (?:a |an |some )?(?:person|human|people|agent|somebody|someone|staff)|(?:real|human) (?:person|agent|being)|customer (?:service|support)|contact (?:you|us|support)|complain(?:t)?)\b/i;

/** Whether somebody asks for a person. */
export const asksForPerson = (text: string): boolean => personWords.test(text);

/** What a question is about, by its words: the kinds of pages that may help, in their own order. */
export const actionsAbout = (text: string): readonly Exclude<AssistantActionType, 'CONTACT'>[] =>
  (['TRACK', 'RETURN', 'PAIR', 'PRICE_DETAILS', 'ORDER_LIST'] as const).filter((type) => sayings[type].test(text));

const amount = /[$€£¥₤]\s?\d|\d\s?(?:[$€£¥]|(?:usd|eur|gbp|cad|jpy|dollars?|euros?|pounds?|yen|cents?)\b)|\d\s?%/i;
const moneyWords =
  /\b(?:refund(?:s|ed|ing|able)?|money[- ]back|money|coupon(?:s)?|voucher(?:s)?|promo(?:tion)? code|discount(?:s|ed)?|compensat(?:e|es|ed|ion)|credit(?:ed|s)?|reimburs(?:e|es|ed|ement)|free of charge|for free|gift card(?:s)?|cash ?back|pay you|coins)\b/i;

// Who pays the way back is about a parcel.
const payingBack = /\b(?:pay|pays|paid|paying) (?!the way\b)(?:\w{1,20} ){0,3}back\b/i;

/** Whether a text names an amount or anything that is worth money: only sentences of the shop's own may say such things. */
export const namesMoney = (text: string): boolean => {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  return amount.test(plain) || moneyWords.test(plain) || payingBack.test(plain);
};

const address = /\b[\p{L}\d-]{2,63}\.[a-z]{2,24}\b|\/\/\w|\b(?:javascript|data|mailto|tel|vbscript):/iu;

/** Whether a text names an address of the web, in any spelling: no reply does. */
export const namesAddress = (text: string): boolean => hasLink(text) || address.test(text);

const readPlainly = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

const shortForms = /\b(?:e\.g|i\.e|approx|max|min|no|vs|etc|mr|ms|dr)\./g;
const pieces: readonly RegExp[] = [
  // A point inside a sentence, with or without brackets and blanks around it.
  /(?<!\d)\s*[.。｡․]\s*(?=[\p{L}/])/u,
  /[[({<]\s*(?:\.|dot|at|punkt|point)\s*[\])}>]/,
  /\p{L}\s*\b(?:dot|punkt|slash|backslash)\b\s*\p{L}/u,
  /\b(?:https?|www|com|net|org|io|html?|url|link|website)\b/,
  /(?:^|[^\p{L}])(?:\p{L}[\s.\-_·|]+){3,}\p{L}(?!\p{L})/u,
  /\s\/+\s|\/{2}|\\/,
];

/** Whether a sentence spells an address in pieces, which a reader or a telephone puts together again. */
export const spellsAddress = (sentence: string): boolean =>
  pieces.some((each) => each.test(readPlainly(sentence).replace(shortForms, '')));

const digitsAsText: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};
const secretNames =
  /pass(?:word|code|phrase|wort|port)|securitycode|verificationcode|onetime(?:code|pass)|(?:credit|debit|bank)card|card(?:number|details)|bank(?:details|account)|accountnumber|credentials|logindata/;
const secretWords =
  /\b(?:pins?(?= (?:code|number)\b)|(?:your|the|a|enter|type|tell|send|give|say) pin|cvv|cvc|iban|otp|ssn|log-?in|your (?:card|bank|account))\b|(?<!\b(?:matter|qr|setup|set-up|pairing|bar|digit) )\bcodes?\b/;

/** Whether a sentence speaks of a password, a code or a card: nobody is asked for one, in whatever letters. */
export const namesSecret = (sentence: string): boolean => {
  const plain = readPlainly(sentence);
  const bare = plain.replace(/[01345$@]/g, (sign) => digitsAsText[sign] ?? sign).replace(/[^a-z]/g, '');
  return secretWords.test(plain) || secretNames.test(bare);
};

const foreign = /(?!\p{Script=Latin}|[µΩ])\p{L}/u;

/** Whether a sentence has letters of another script, which may look like those of ours. */
export const hasForeignScript = (sentence: string): boolean => foreign.test(sentence);

const denials =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|exclud\w+|cannot|unable|unsuitable|refus\w+|forbid\w*|avoid\w*)\b|n['’]t\b/i;
const limits = /\b(?:only|except\w*|unless|solely|at most|up to)\b/i;

/** Whether a text says what is not so. */
export const denies = (text: string): boolean => denials.test(text);

/** Whether a sentence says the opposite of another one about the same, or more than that by leaving out what narrows it. */
export const turnsRound = (sentence: string, other: string): boolean =>
  denies(sentence) !== denies(other) || (limits.test(other) && !limits.test(sentence));

const moneyBack =
  /\b(?:refund(?:s|ed|ing)?|money[- ]back|my money|compensat(?:e|ion)|reimburs(?:e|ement)|(?:give|get|send|want|need) (?:me )?(?:a |my |some )?(?:free |new )?(?:coupon|voucher|credit|cash|discount|gift card))\b/i;

/** Whether somebody asks for money: the assistant links to the pages that say what comes back, and promises nothing. */
export const asksForMoney = (text: string): boolean => moneyBack.test(text);

const numberOfOrder = /\bL(?:US|EU|GB|CA|JA)\d{6}[0-9A-Z]{6}\b/i;

/** The number of an order that a text names. */
export const orderNumberIn = (text: string): string | undefined => numberOfOrder.exec(text)?.[0].toUpperCase();

const anyLight = String.raw`(?:\s+(?!(?:about|for|from|in|of|on|to|with)\b)[\p{L}\p{N}\u2019'-]+){0,4}?\s+(?:lamps?|lights?|bulbs?|strips?)\b`;
const turnsOfAsking = [
  String.raw`\b(?:which|what)(?: (?:one )?of (?:your|the))?${anyLight}[^.?!]*\b(?:good|best|right|suits?|suitable|fits?|recommend|buy|for|works? with)\b`,
  String.raw`\b(?:recommend|suggest|looking for|need|want|show me|do you (?:have|sell)|have you got|is there)(?: me| us)? (?:an?|any|some|another)${anyLight}`,
].map((pattern) => new RegExp(pattern, 'iu'));
/** Words of such a question that no light is found by. */
const askingWords =
  /\b(?:which|what|one|recommend|suggest|looking|need|want|show|have|got|sell|there|good|best|right|suits?|suitable|fits?|buy|works?)\b/giu;

/** What somebody looks for who asks which light to buy, as words of a search; undefined where they ask for something else. */
export function askedLight(text: string): string | undefined {
  if (/\bmy (?:[\p{L}\p{N}-]+ )?(?:lamps?|lights?|bulbs?|strips?)\b/iu.test(text)) return undefined;
  const question = turnsOfAsking.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  return question && text.slice(question.index).replaceAll(askingWords, ' ');
}
