import type { components } from '#openapi/types.ts';

export type MailTopic = components['schemas']['MailTopic'];

interface Topic {
  readonly label: string;
  readonly about: string;
  /** Nobody can order without it. */
  readonly locked?: boolean;
}

/** The kinds of mail the shop sends, in the order of the form. Codes and links that were asked for are none of them. */
export const topics: Readonly<Record<MailTopic, Topic>> = {
  ORDER_UPDATES: {
    label: 'Order updates',
    about: 'Confirmation, delivery and refunds. Needed for your order.',
    locked: true,
  },
  STOCK_ALERTS: {
    label: 'Lights you asked about',
    about: 'One mail when such a light is there, or before its sale begins.',
  },
  REWARDS: { label: 'Coins and draws', about: 'A word before coins run out, and when you are in a draw.' },
  COMMUNITY: { label: 'Questions and answers', about: 'When somebody comments on your answer, once an hour at most.' },
  NEWS: { label: 'New lights and offers', about: 'Now and then, what is new and what costs less.' },
};

export const mailTopics: readonly MailTopic[] = ['ORDER_UPDATES', 'STOCK_ALERTS', 'REWARDS', 'COMMUNITY', 'NEWS'];

export function isTopic(value: unknown): value is MailTopic {
  return mailTopics.some((topic) => topic === value);
}
