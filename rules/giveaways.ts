/** What a member does to enter a giveaway. */
export const giveawayActions = ['LOG_IN', 'FOLLOW', 'SHARE', 'QUIZ', 'ORDER', 'FREE'] as const;
export type GiveawayAction = (typeof giveawayActions)[number];

/** Where a giveaway stands: announced, open for entries, closed and waiting for its draw, or drawn. */
export type GiveawayState = 'COMING' | 'OPEN' | 'CLOSED' | 'DRAWN';

/** Entries that something adds: what it gives, as far as the limit of one member has room beside what they hold. */
export const grantedEntries = (offered: number, held: number, limit: number): number =>
  Math.max(0, Math.min(offered, limit - held));
