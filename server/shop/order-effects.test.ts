import { describe, expect, test } from 'vitest';
import { orderEffects as effectNames } from '#machines/order/types.ts';
import type { OrderEffectHandlers } from '#server/shop-context.ts';
import { orderEffects } from './order-effects.ts';

const withoutHandler = (kind: 'nothing-yet' | 'already-done') =>
  Object.entries(orderEffects).flatMap(([name, handler]) =>
    typeof handler === 'object' && handler.kind === kind
      ? [handler.kind === 'nothing-yet' ? `${name}: ${handler.area}` : name]
      : [],
  );

describe('the effects of the order machine', () => {
  test('have one entry each, and no other', () => {
    expect(Object.keys(orderEffects).toSorted()).toEqual([...effectNames].toSorted());
  });

  test('do nothing yet in this case; an area that opens takes its names off this list', () => {
    expect(withoutHandler('nothing-yet')).toEqual(['makePickList: warehouse']);
  });

  test('are carried out by another step of the same transaction in these three cases', () => {
    expect(withoutHandler('already-done').toSorted()).toEqual(['cancelPieces', 'mailWithdrawn', 'startReturnClocks']);
  });

  test('do not compile as a record that lacks one', () => {
    const { mailPaid: _, ...incomplete } = orderEffects;
    // @ts-expect-error the entry of mailPaid is missing
    const effects: OrderEffectHandlers = incomplete;
    expect(effects).not.toHaveProperty('mailPaid');
  });
});
