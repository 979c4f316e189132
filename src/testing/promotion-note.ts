import type { components } from '#openapi/types.ts';

type Note = components['schemas']['ShownPromotion'];

/** What the server says of a promotion, for tests and stories. @param endTime epoch ms */
export const promotionNote = (kind: Note['kind'], line: NonNullable<Note['line']>, endTime = 9): Note => ({
  ...{ kind, id: kind, name: 'Sale', endTime, left: 12, perShopper: 2, line },
  ...{ text: 'Flash sale until Sat, Nov 28, 2:00 PM ET · 12 left · 2 per shopper', href: '/prom/flash-sale' },
});
