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
    about: 'Confirmations, delivery and refunds. Needed for your orders.',
    locked: true,
  },
  STOCK_ALERTS: {
    label: 'Lights you asked about',
    about: 'One email when a light is back, or just before its sale starts.',
  },
  REWARDS: { label: 'Coins and draws', about: 'A reminder before coins expire, and news of draws you’ve entered.' },
  COMMUNITY: { label: 'Questions and answers', about: 'When someone comments on your answer, at most once an hour.' },
  NEWS: { label: 'New lights and offers', about: 'Now and then: what’s new, and what’s on offer.' },
};

export const mailTopics: readonly MailTopic[] = ['ORDER_UPDATES', 'STOCK_ALERTS', 'REWARDS', 'COMMUNITY', 'NEWS'];

export function isTopic(value: unknown): value is MailTopic {
  return mailTopics.some((topic) => topic === value);
}
