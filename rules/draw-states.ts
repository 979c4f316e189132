/** What a draw's row says of its life. */
export type DrawStatus = 'SCHEDULED' | 'CLOSED' | 'DRAWN' | 'ANNOUNCED' | 'CANCELLED';

/** The root of the entries stands at least so long before the beacon speaks (ms). */
export const rootLead = 10 * 60_000;
