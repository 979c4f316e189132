import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createDollImplementations } from '#machines/doll-machine/implementations.ts';
import { dollMachine } from '#machines/doll-machine/machine.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { shopKey, type Shop } from '../../api/shop.ts';

/** The claw of a doll machine: the machine with its effects. */
export function createDollActor(
  { shop, data }: { readonly shop: Shop; readonly data: QueryClient },
  machineId: string,
) {
  const renew = () =>
    ['doll-machine', 'coin', 'account', 'coupon'].map((area) =>
      data.invalidateQueries({ queryKey: shopKey(shop, area) }),
    );
  const implementations = createDollImplementations({
    play: async ({ key, cost }, signal) => {
      const body = { machineId, cost, isAdult: true as const };
      try {
        const { result } = await unwrap(
          shop.client.POST('/app-mall/v1/prom/doll-machine/play', {
            ...{ body, signal },
            params: { header: idempotent(key) },
          }),
        );
        return { kind: 'played', result };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        return { kind: 'refused', message: error.message };
      }
    },
    resultShown: (playId) => {
      // Where this is lost the result comes once more.
      const seen = shop.client.POST('/app-mall/v1/prom/doll-machine/seen', { body: { playId } });
      void seen.then(renew, renew);
    },
    standChanged: renew,
  });
  return createActor(dollMachine.provide(implementations));
}
