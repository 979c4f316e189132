import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createRevokeImplementations } from '#machines/revoke/implementations.ts';
import { revokeMachine } from '#machines/revoke/machine.ts';
import type { RevokeReply, RevokeRequest } from '#machines/revoke/types.ts';
import type { components } from '#openapi/types.ts';
import { idempotent, orderKey } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { revokeOptions } from '../../api/queries/order.ts';
import { shopKey, type Shop } from '../../api/shop.ts';
import { giftAnswers } from '../gift-answers.ts';
import { revokeGift } from './revoke-gift.ts';
import { readIntent, writeIntent } from '../../storage/intents.ts';
import type { Store } from '../../storage/store.ts';

type Way = components['schemas']['RevokeMode'];
type RevokeBody = components['schemas']['RevokeRequest'];

export interface RevokeEffectDependencies {
  readonly shop: Shop;
  readonly data: QueryClient;
  readonly store: Store;
}

export interface RevokedOrder {
  readonly orderNo: string;
  /** Opens a guest's order. */
  readonly access: string | undefined;
  /** The ways that are offered where it is asked, the first one first. */
  readonly ways: readonly Way[];
}

/** A paid order is not given up without a reason. */
const needReason: readonly Way[] = ['CANCEL_PAID'];

/** Refusals by which the order is not what the shopper saw. */
const newsOfOrder: readonly string[] = ['ORDER_STATE', 'ORDER_RELEASED', 'REVOKE_PERIOD'];

/** Taking one order back: the machine with its effects. */
export function createRevoke({ shop, data, store }: RevokeEffectDependencies, { orderNo, access, ways }: RevokedOrder) {
  const options = revokeOptions(shop, orderNo, access);

  const bodyOf = ({ mode, reason, lines, gifts, details }: RevokeRequest): RevokeBody => {
    const offered = data.getQueryData(options.queryKey);
    const way = offered?.modes.find((each) => each.mode === mode)?.mode;
    if (way === undefined) throw new TypeError(`${mode} is no way to take an order back`);
    const reasonCode = offered?.reasons.find(({ code }) => code === reason)?.code;
    return {
      ...details,
      orderNo,
      mode: way,
      ...(reasonCode === undefined ? {} : { reasonCode }),
      ...(lines.length === 0 ? {} : { lines: [...lines] }),
      ...(gifts.length === 0 ? {} : { gifts: giftAnswers(gifts) }),
    };
  };

  const implementations = createRevokeImplementations({
    loadModes: async () => {
      const { modes } = await data.fetchQuery(options);
      return modes
        .filter(({ mode }) => ways.includes(mode))
        .toSorted((a, b) => ways.indexOf(a.mode) - ways.indexOf(b.mode))
        .map(({ mode, lines = [], gifts = [] }) => ({
          mode,
          needsReason: needReason.includes(mode),
          lines: lines.map(({ lineId, maxQuantity }) => ({ lineId, quantity: maxQuantity })),
          gifts: gifts.map(revokeGift),
        }));
    },
    createKey: () => crypto.randomUUID(),
    persistRevokeKey: (revokeKey) => writeIntent(store, 'revokeOrder', orderNo, revokeKey),
    submit: async (request, signal): Promise<RevokeReply> => {
      try {
        const { revokeNo, mode } = await unwrap(
          shop.client.POST('/app-mall/v1/order/revoke', {
            body: bodyOf(request),
            params: { header: idempotent(request.key) },
            headers: orderKey(access),
            signal,
          }),
        );
        return { kind: 'done', receipt: { revokeNo, mode } };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        const { code = '', message } = error;
        return { kind: newsOfOrder.includes(code) ? 'moved' : 'refused', problem: { code, message } };
      }
    },
    orderChanged: () => void data.invalidateQueries({ queryKey: shopKey(shop, 'order') }),
  });
  const input = { orderNo, revokeKey: readIntent(store, 'revokeOrder', orderNo) };
  return { actor: createActor(revokeMachine.provide(implementations), { input }) };
}
