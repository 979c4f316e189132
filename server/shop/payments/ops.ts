import { formatMoney, money } from '#rules/money.ts';
import { type Command, count, option, repeatKey } from '#server/ops/command.ts';
import { orderNoOf } from '../orders/ops-words.ts';
import { disputeCommands } from './dispute-ops.ts';
import { moneyCommands } from './money-ops.ts';
import { refundOrder } from './refund-order.ts';

export const paymentCommands: readonly Command[] = [
  ...disputeCommands,
  ...moneyCommands,
  {
    name: 'order refund',
    usage: '<order> --reason TEXT [--amount MINOR_UNITS] [--key KEY]',
    help: 'refund part of the money, or all that’s left, which also stops what hasn’t shipped; the same --key only works once',
    options: ['reason', 'amount', 'key'],
    run: async (shop, input) => {
      const { amount } = input.options;
      const request = {
        reason: option(input, 'reason'),
        ...(amount === undefined ? {} : { amount: count(amount, 'The amount') }),
      };
      const refundNo = await refundOrder(shop, orderNoOf(input), request, repeatKey(input));
      if (refundNo === undefined) return [`${orderNoOf(input)} was free: its coupons and coins have been returned`];
      const refund = await shop.db
        .selectFrom('refunds')
        .select(['status', 'amount', 'currency'])
        .where('refund_no', '=', refundNo)
        .executeTakeFirstOrThrow();
      return [`${refundNo}: ${formatMoney(money(refund.amount, refund.currency))} is ${refund.status}`];
    },
  },
];
