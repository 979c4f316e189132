import { bankDays } from '#rules/bank-days.ts';
import type { components } from '#openapi/types.ts';
import { cancelWindow } from '#rules/limits.ts';
import { coinsOfPieces } from '#rules/coin-refunds.ts';
import { inMarketUnits } from '#rules/market-units.ts';
import { money } from '#rules/money.ts';
import { withdrawalEnd } from '#rules/withdrawal.ts';
import type { Db } from '#server/db/schema.ts';
import { cancelReasons, type CancelReason } from './cancel-reasons.ts';
import { maskEmail } from '#rules/mask-name.ts';
import type { OpenedOrder } from '../orders/order-access.ts';
import { actionsOf } from '../orders/order-actions-of.ts';
import { emailOf } from '../orders/order-mails.ts';
import { coinsOfOrder, givenOf } from '../orders/order-coins.ts';
import { readShownCoupons } from '../orders/present-discounts.ts';
import { nameOf, type OrderRow, readLines } from '../orders/order-row.ts';
import { hasOpenDispute } from '../payments/dispute-row.ts';
import { readMoneyLeft } from '../payments/money-left.ts';
import { coinOrderTexts } from './coin-order-texts.ts';
import { type GiftAnswer, giftsOf, isGift, sentOf } from './owed-gifts.ts';
import { presentGifts } from './present-gifts.ts';
import {
  isNothingLeft,
  type LinePieces,
  presentOpenLines,
  readOpenOrder,
  type WithdrawableLine,
  withdrawalOf,
} from './withdrawal-lines.ts';

export type RevokeOptions = components['schemas']['RevokeOptions'];
export type RevokeMode = components['schemas']['RevokeMode'];
type Option = RevokeOptions['modes'][number];

export interface RevokeRequest {
  readonly mode: RevokeMode;
  /** Of a withdrawal; left out, everything that is left. */
  readonly lines?: readonly LinePieces[];
  /** Of a withdrawal: what becomes of gifts that are not earned any more. */
  readonly gifts?: readonly GiftAnswer[];
  readonly reasonCode?: CancelReason;
  readonly note?: string;
  readonly declaredName?: string;
  readonly declaredEmail?: string;
}

/** The ways in which an order can be given up now, the simplest first; none when it is too late. */
export function revokeModesOf(order: OrderRow, now: number): RevokeMode[] {
  const actions = actionsOf(order, now);
  const cancel = order.status === 'PENDING_PAYMENT' ? 'CANCEL_UNPAID' : 'CANCEL_PAID';
  const modes = [
    ['CANCEL', cancel],
    ['CANCEL_REQUEST', 'CANCEL_REQUEST'],
    ['WITHDRAW', 'WITHDRAW'],
  ] as const;
  return modes.filter(([action]) => actions.includes(action)).map(([, mode]) => mode);
}

/** Of an order of which something went back before, what is left goes back. */
const of =
  ({ refunded_amount: refunded, lost_amount: lost }: OrderRow) =>
  (text: string): string =>
    refunded + lost === 0 ? text : text.replace(/the whole amount|everything you paid/, 'the rest');

const heldConsequences = [
  'The order is cancelled right away.',
  'Your bank is disputing the payment. Once it decides, we refund the rest the way you paid.',
];

const texts: Readonly<Record<RevokeMode, { readonly label: string; readonly consequences: readonly string[] }>> = {
  CANCEL_UNPAID: {
    label: 'Cancel order',
    consequences: ['The order is closed right away.', 'You haven’t been charged.'],
  },
  CANCEL_PAID: {
    label: 'Cancel order and get a refund',
    consequences: [
      'The order is cancelled right away.',
      `We refund the whole amount the way you paid, usually within ${bankDays}.`,
    ],
  },
  CANCEL_REQUEST: {
    label: 'Ask to cancel',
    consequences: [
      'The order is already at the warehouse, so we need to check there first.',
      'If it hasn’t shipped yet, we cancel it and refund the whole amount.',
      'If it has shipped, you can return it once it arrives.',
    ],
  },
  WITHDRAW: {
    label: 'Withdraw from contract, in whole or in part',
    consequences: [],
  },
};

/** What follows from a withdrawal, by what of the order is still here and what has been sent. */
function consequencesOfWithdrawal(open: readonly WithdrawableLine[]): readonly string[] {
  const goods = open.filter(({ line }) => !isGift(line));
  const unsent = goods.some((line) => line.unsent > 0);
  const sent = goods.some((line) => line.left > line.unsent);
  const unsentGift = open.some(({ line, unsent: pieces }) => isGift(line) && pieces > 0);
  const wasSent = open.some(({ line }) => line.shipped_quantity > 0);
  return [
    'You don’t need a reason, and no one can refuse. We confirm your withdrawal by email right away.',
    ...(unsent
      ? ['Anything we haven’t shipped yet is cancelled right away, and we refund it now, the way you paid.']
      : []),
    ...(sent
      ? [
          `Please send ${unsent ? 'what we’ve shipped' : 'the goods'} back within 14 days. You pay for the return.`,
          'Once it arrives, we refund it the way you paid, within 14 days.',
        ]
      : []),
    ...open
      .filter(({ requestedPieces }) => requestedPieces > 0)
      .map(({ openRmaNo }) => `Your replacement request ${openRmaNo} ends when you withdraw from its items.`)
      .filter((each, index, all) => all.indexOf(each) === index),
    ...(unsentGift && wasSent ? ['If what you keep no longer qualifies for a gift, we don’t ship the gift.'] : []),
    wasSent
      ? 'If you keep nothing, we also refund standard delivery.'
      : 'If you keep nothing, the order ends and we refund everything you paid.',
  ];
}

const reasons = Object.entries(cancelReasons).map(([code, label]) => ({ code: code as CancelReason, label }));

/** What the page about cancelling and withdrawing offers; no mode when it is too late. */
export async function readRevokeOptions(db: Db, opened: OpenedOrder, now: number): Promise<RevokeOptions> {
  const { order } = opened;
  const options = await Promise.all(revokeModesOf(order, now).map((mode) => readOption(db, opened, mode, now)));
  return { modes: options.filter((option) => option !== undefined), reasons };
}

/** One way to give an order up; undefined for a withdrawal from which nothing is left. */
async function readOption(
  db: Db,
  { order, access }: OpenedOrder,
  mode: RevokeMode,
  now: number,
): Promise<Option | undefined> {
  const until = untilOf(order, mode);
  const lines = await readLines(db, order.order_no);
  const { coinReturn } = coinsOfPieces(coinsOfOrder(order, lines), givenOf(lines, 'all'));
  const couponReturn = await readShownCoupons(db, order, now);
  const coinTexts = coinOrderTexts(
    order,
    mode,
    lines.some((line) => line.shipped_quantity > 0),
  );
  const { label, consequences } = coinTexts ?? texts[mode];
  const isHeld = mode === 'CANCEL_PAID' && coinTexts === undefined && (await hasOpenDispute(db, order.order_no));
  const spell = (some: readonly string[]): string[] => some.map((each) => inMarketUnits(each, order.site));
  const option: Option = {
    mode,
    label,
    refundPreview: money(await readMoneyLeft(db, order.order_no), order.currency),
    consequences: spell(isHeld ? heldConsequences : consequences.map(of(order))),
    ...(until === undefined ? {} : { until }),
    ...(coinReturn === 0 ? {} : { coinReturn }),
    ...(couponReturn.length === 0 ? {} : { couponReturn }),
  };
  if (mode !== 'WITHDRAW') return option;
  const openOrder = await readOpenOrder(db, order.order_no);
  const { open } = openOrder;
  if (isNothingLeft(open)) return undefined;
  const gifts = sentOf(giftsOf(open));
  const allBack = gifts.map(({ lineId }) => ({ lineId, choice: 'RETURN' as const }));
  const { amount, shipping, protection } = withdrawalOf(order, openOrder, { gifts: allBack });
  const email = await emailOf(db, order);
  return {
    ...option,
    consequences: spell(coinTexts?.consequences ?? consequencesOfWithdrawal(open).map(of(order))),
    refundPreview: money(amount, order.currency),
    shippingRefund: money(shipping, order.currency),
    ...(protection === 0 ? {} : { protectionRefund: money(protection, order.currency) }),
    lines: presentOpenLines(order, openOrder, coinsOfOrder(order, lines)),
    ...(gifts.length === 0 ? {} : { gifts: presentGifts(order, open, gifts) }),
    declared: { name: nameOf(order), email: access === 'member' ? email : maskEmail(email) },
  };
}

function untilOf(order: OrderRow, mode: RevokeMode): number | undefined {
  if (mode === 'CANCEL_UNPAID') return order.pay_expire_time;
  const { site, delivered_time: delivered } = order;
  if (mode === 'WITHDRAW') return withdrawalEnd({ site, ...(delivered === null ? {} : { deliveredTime: delivered }) });
  return mode === 'CANCEL_PAID' && order.status === 'PAID' ? (order.paid_time ?? 0) + cancelWindow : undefined;
}
