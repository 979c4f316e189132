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
      label: 'Cancel order and get the coins back',
      consequences: ['The order is cancelled at once.', `Your ${coins} come back at once.`],
    },
    CANCEL_REQUEST: {
      label: 'Ask to cancel',
      consequences: [
        'The order is already with the warehouse, so we ask there first.',
        `If it has not left yet, it is cancelled and your ${coins} come back.`,
        'If it has left, you can send it back once it has arrived.',
      ],
    },
    WITHDRAW: {
      label: 'Withdraw from contract',
      consequences: [
        'You need no reason, and nobody can refuse. We confirm your withdrawal by e-mail at once.',
        ...(wasSent
          ? [
              'Please send the goods back within 14 days; you pay the way back.',
              `Your ${coins} come back when the goods have arrived.`,
            ]
          : ['The order is cancelled at once.', `Your ${coins} come back at once.`]),
      ],
    },
  };
  return texts[mode];
}
