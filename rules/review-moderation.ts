/** Why an operator takes a review away; its author is told. */
export const reviewRejections = ['OFFENSIVE', 'PRIVATE_DATA', 'OFF_TOPIC', 'ADVERTISING', 'PICTURE', 'OTHER'] as const;
export type ReviewRejection = (typeof reviewRejections)[number];

/** What readers report a review for. */
export const reportReasons = ['SPAM', 'OFFENSIVE', 'PRIVATE_DATA', 'OFF_TOPIC', 'NOT_GENUINE'] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface ReviewDraft {
  readonly title: string;
  readonly body: string;
  /** Pictures and films. */
  readonly media: number;
}

// None of these can match the same text in two ways, so a long review costs linear time.
const link = /:\/\/|\bwww\./i;
/** A name and any ending, as hosts are written. Behind a full stop without its space a sentence begins with a capital. */
const host = /[\p{L}\p{N}-]{2,63}\.(?:\p{Ll}{2,24}|\p{Lu}{2,24}|xn--[a-z0-9-]{1,59})(?![\p{L}\p{N}])/u;
/** How a dot is written so that no program takes it for one. */
const hiddenDot = /\s?[[({]\s?(?:\.|dot|punkt|point)\s?[\])}]\s?|\sdot\s|[。・]/gi;
const seller =
  /(?:^|[\s(])@[\p{L}\p{N}_.]{3,30}|\b(?:whatsapp|telegram|wechat|viber|instagram|tiktok|snapchat)\b|\b(?:promo|discount|coupon|referral|voucher)[\s-]?codes?\b|\+\d[\d\s()./-]{6,20}\d/iu;
const email = /[^\s@]@[^\s@.]+\./;
const orderNumber = /\bL(?:US|EU|GB|CA|JA)\d{6}[0-9A-Z]{6}\b/i;

/** Whether a text names an address of the web, also one that is spelled so that a program overlooks it. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(hiddenDot, '.');
  return link.test(plain) || host.test(plain);
}

/** Whether a text leads away from the shop: to an address, to an account elsewhere, to a code or a phone. */
export const advertises = (text: string): boolean => hasLink(text) || seller.test(text.normalize('NFKC'));

const waits: readonly ((draft: ReviewDraft, text: string) => boolean)[] = [
  ({ media }) => media > 0,
  (_, text) => advertises(text),
  (_, text) => email.test(text),
  (_, text) => orderNumber.test(text),
];

/**
 * Whether a person looks at a review before it is shown. Its author is known to have bought the thing, so plain words,
 * praise or blame, are shown at once. It waits
 * - with a picture or a film,
 * - with a link or anything else that advertises,
 * - with an email address,
 * - with an order number.
 */
export function waitsForModeration(draft: ReviewDraft): boolean {
  const text = `${draft.title}\n${draft.body}`;
  return waits.some((rule) => rule(draft, text));
}
