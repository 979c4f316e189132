import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  selectIsChecked,
  selectIsCheckingIn,
  selectIsUnsure,
  selectProblem,
  selectReceipt,
} from '#machines/coin-check-in/selectors.ts';
import type { components } from '#openapi/types.ts';
import { createCheckIn } from '#src/actors/coin-check-in/check-in-actor.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';

/** The check-in of today, by its machine. With the machine it is part of code that comes late. */
export function useCheckIn(streak: components['schemas']['CoinStreak']) {
  const shop = useShop();
  const data = useQueryClient();
  const { actor } = usePageActor(() => createCheckIn({ shop, data }, streak.today));
  useEffect(() => actor.send({ type: 'summary.read', isCheckedIn: streak.today }), [actor, streak]);
  return {
    isChecked: useActorValue(actor, selectIsChecked, streak.today),
    isCheckingIn: useActorValue(actor, selectIsCheckingIn, false),
    /** The last try got no answer. */
    isUnsure: useActorValue(actor, selectIsUnsure, false),
    receipt: useActorValue(actor, selectReceipt, null),
    /** Why the server refused it. */
    problem: useActorValue(actor, selectProblem, null),
    press: () => actor.send({ type: 'checkIn.press' }),
  };
}
