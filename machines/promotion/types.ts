import type { PromotionWindow } from '#rules/promotion-states.ts';

export type PromotionContext = PromotionWindow;

/** Every look at the clock is an event: a promotion of weeks is no timer, and the server's clock alone decides. */
export type PromotionEvent =
  | { readonly type: 'clock.read'; readonly now: number }
  /** By staff: its window counts from now on. */
  | { readonly type: 'promotion.schedule' }
  /** By staff, before its time. */
  | { readonly type: 'promotion.end' }
  /** By staff: no page shows it any more. */
  | { readonly type: 'promotion.archive' }
  /** Orders hold or have bought the last piece. */
  | { readonly type: 'quota.emptied' }
  /** An order came to nothing. */
  | { readonly type: 'quota.released' };
