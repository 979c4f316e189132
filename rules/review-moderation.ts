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
const link = /https?:\/\/|\bwww\.|\b[a-z0-9-]+\.(?:com|net|org|io|shop|store|info|co|de|fr|it|es|uk|eu|ca|jp)\b/i;
const email = /[^\s@]@[^\s@.]+\./;
const orderNumber = /\bL(?:US|EU|GB|CA|JA)\d{6}[0-9A-Z]{6}\b/i;

/** Whether a text names an address of the web. */
export const hasLink = (text: string): boolean => link.test(text);

const waits: readonly ((draft: ReviewDraft, text: string) => boolean)[] = [
  ({ media }) => media > 0,
  (_, text) => hasLink(text),
  (_, text) => email.test(text),
  (_, text) => orderNumber.test(text),
];

/**
 * Whether a person looks at a review before it is shown. Its author is known to have bought the thing, so plain words,
 * praise or blame, are shown at once. It waits
 * - with a picture or a film,
 * - with a link,
 * - with an e-mail address,
 * - with an order number.
 */
export function waitsForModeration(draft: ReviewDraft): boolean {
  const text = `${draft.title}\n${draft.body}`;
  return waits.some((rule) => rule(draft, text));
}
