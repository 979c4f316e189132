import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createCheckInImplementations } from '#machines/coin-check-in/implementations.ts';
import { coinCheckInMachine } from '#machines/coin-check-in/machine.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { shopKey, type Shop } from '../../api/shop.ts';

/** The check-in of a member: the machine with its effects. */
export function createCheckIn(
  { shop, data }: { readonly shop: Shop; readonly data: QueryClient },
  isCheckedIn: boolean,
) {
  const implementations = createCheckInImplementations({
    checkIn: async (signal) => {
      try {
        const answer = await unwrap(shop.client.POST('/app-mall/v1/coin/check-in', { body: {}, signal }));
        // The answer to a day that was checked in before has no data.
        if (!isAnswered(answer)) return { kind: 'already' };
        return { kind: 'checkedIn', receipt: { reward: answer.reward, days: answer.streak.days } };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        return { kind: 'refused', message: error.message };
      }
    },
    coinsChanged: () => {
      void data.invalidateQueries({ queryKey: shopKey(shop, 'coin') });
      void data.invalidateQueries({ queryKey: shopKey(shop, 'account') });
    },
  });
  return { actor: createActor(coinCheckInMachine.provide(implementations), { input: { isCheckedIn } }) };
}

const isAnswered = <Answer>(answer: Answer | null): answer is Answer => answer !== null;
