import type { components } from '#openapi/types.ts';
import { coinPriceOf, coinWords } from '../orders/coin-price.ts';
import type { OrderRow } from '../orders/order-row.ts';

type RevokeMode = components['schemas']['RevokeMode'];

interface RevokeTexts {
  readonly label: string;
  readonly consequences: readonly string[];
}

/** How an order is given up that coins were exchanged for: no money was paid, so none comes back. */
export function coinOrderTexts(order: OrderRow, mode: RevokeMode, wasSent: boolean): RevokeTexts | undefined {
  const price = coinPriceOf(order);
  if (price === undefined) return undefined;
  const coins = coinWords(price);
  const texts: Readonly<Partial<Record<RevokeMode, RevokeTexts>>> = {
    CANCEL_PAID: {
      label: 'Cancel order and get your coins back',
      consequences: ['The order is cancelled right away.', `You get your ${coins} back right away.`],
    },
    CANCEL_REQUEST: {
      label: 'Ask to cancel',
      consequences: [
        'The order is already at the warehouse, so we need to check there first.',
        `If it hasn’t shipped yet, we cancel it and return your ${coins}.`,
        'If it has shipped, you can return it once it arrives.',
      ],
    },
    WITHDRAW: {
      label: 'Withdraw from contract',
      consequences: [
        'You don’t need a reason, and no one can refuse. We confirm your withdrawal by email right away.',
        ...(wasSent
          ? [
              'Please send the goods back within 14 days. You pay for the return.',
              `You get your ${coins} back once the goods arrive.`,
            ]
          : ['The order is cancelled right away.', `You get your ${coins} back right away.`]),
      ],
    },
  };
  return texts[mode];
}
