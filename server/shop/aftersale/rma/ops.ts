import { formatMoney, money } from '#rules/money.ts';
import { rmaStatuses } from '#rules/rma.ts';
import { displayText } from '#rules/text.ts';
import { type Command, type CommandInput, count, option, UsageError, word, timeText } from '#server/ops/command.ts';
import { orderNoOf } from '../../orders/ops-words.ts';
import { readOrder } from '../../orders/order-row.ts';
import { restockOf } from '../restock-option.ts';
import { readRma } from './read-rma.ts';
import type { RmaRef, RmaRow } from './rma-row.ts';
import { sendBackByHand } from './send-back.ts';
import { sendReplacement } from './send-replacement.ts';
import {
  answerRma,
  approveRma,
  askRma,
  endRma,
  failRma,
  passRma,
  payRma,
  receiveRma,
  rejectRma,
  repeatRefund,
} from './staff-moves.ts';

const listed = 50;

const refFrom = (input: CommandInput): RmaRef => ({
  orderNo: orderNoOf(input),
  rmaNo: word(input, 1, 'The number of the request').toUpperCase(),
});

const statusLine = ({ rma_no: rmaNo, status }: RmaRow): string[] => [`${rmaNo} is ${status}`];

/** What the shopper does with a gift that is not earned any more. */
const giftWords = { RETURN: 'gift, comes back', DEDUCT: 'gift, stays and is deducted' } as const;

const summary = (rma: RmaRow): string =>
  [
    rma.order_no.padEnd(18),
    rma.rma_no,
    rma.type.padEnd(11),
    rma.status.padEnd(15),
    formatMoney(money(rma.paid_amount, rma.currency)).padStart(12),
    timeText(rma.created_at),
    rma.deadline_time === null ? '' : `until ${timeText(rma.deadline_time)}`,
    rma.protection === 1 ? 'protected' : '',
  ]
    .join('  ')
    .trimEnd();

/** What staff does with a request; `usage` follows its order and its number. */
const command = (
  verb: string,
  usage: string,
  rest: Pick<Command, 'help' | 'options' | 'flags'> & {
    readonly move: (shop: Parameters<Command['run']>[0], ref: RmaRef, input: CommandInput) => Promise<RmaRow>;
  },
): Command => {
  const { move, ...more } = rest;
  return {
    ...more,
    name: `rma ${verb}`,
    usage: `<order> <request>${usage === '' ? '' : ` ${usage}`}`,
    run: async (shop, input) => statusLine(await move(shop, refFrom(input), input)),
  };
};

export const rmaCommands: readonly Command[] = [
  {
    name: 'rma list',
    usage: '[--status STATUS]',
    help: `the oldest ${listed} returns, replacements and claims that are open, or those of a STATUS: ${rmaStatuses.join(', ')}`,
    options: ['status'],
    run: async ({ db }, { options: { status } }) => {
      const rmaStatus = rmaStatuses.find((candidate) => candidate === status?.toUpperCase());
      if (status !== undefined && rmaStatus === undefined)
        throw new UsageError(`No request has the status "${status}".`);
      const found = db.selectFrom('rmas').selectAll().limit(listed);
      const rows = await (
        rmaStatus === undefined
          ? found.where('closed_time', 'is', null).orderBy('created_at')
          : found.where('status', '=', rmaStatus).orderBy('created_at', 'desc')
      ).execute();
      return rows.length === 0 ? ['No requests.'] : rows.map(summary);
    },
  },
  {
    name: 'rma show',
    usage: '<order> <request>',
    help: 'one request with its items, what was written and what happened to it',
    run: async ({ db }, input) => {
      const { orderNo, rmaNo } = refFrom(input);
      const order = await readOrder(db, orderNo);
      if (!order) throw new UsageError(`There is no order ${orderNo}.`);
      const rma = await readRma(db, order, rmaNo);
      return [
        `${rma.rmaNo}  ${rma.type}  ${rma.status}  ${formatMoney(rma.paid)} paid`,
        `${rma.statusText}. ${rma.statusHint}`,
        '',
        ...rma.lines.map(
          ({ lineId, quantity, title, reasonLabel, note, media, giftChoice }) =>
            `${lineId}  ${quantity} x ${title}  ${giftChoice === undefined ? reasonLabel : giftWords[giftChoice]}  ${note ?? ''}  ${media.map(({ url }) => url).join(' ')}`,
        ),
        ...(rma.giftDeduction === undefined ? [] : [`${formatMoney(rma.giftDeduction)} is kept for the gift`]),
        '',
        ...rma.messages.map(({ time: at, from, text }) => `${timeText(at)}  ${from.padEnd(7)}  ${displayText(text)}`),
        '',
        ...rma.history.map(({ time: at, status, text }) => `${timeText(at)}  ${status.padEnd(15)}  ${text}`),
      ].map((line) => line.trimEnd());
    },
  },
  command('approve', '[--keep]', {
    help: 'agree to it; the shopper gets a label, or with --keep everything at once',
    flags: ['keep'],
    move: (shop, ref, { flags }) => approveRma(shop, ref, flags.has('keep')),
  }),
  command('ask', '--question TEXT', {
    help: 'ask the shopper, who has seven days to answer',
    options: ['question'],
    move: (shop, ref, input) => askRma(shop, ref, option(input, 'question')),
  }),
  command('answer', '--text TEXT', {
    help: 'write to the shopper; nothing else changes',
    options: ['text'],
    move: (shop, ref, input) => answerRma(shop, ref, option(input, 'text')),
  }),
  command('reject', '--reason TEXT', {
    help: 'refuse it; the shopper reads the reason',
    options: ['reason'],
    move: (shop, ref, input) => rejectRma(shop, ref, option(input, 'reason')),
  }),
  command('receive', '', { help: 'the items have come back', move: receiveRma }),
  command('pass', '[--amount MINOR_UNITS] [--restock PIECES | --write-off] [--without-gift]', {
    help: 'the items are as promised: pay back all or a part; what had no fault goes on the shelf unless you say otherwise; a gift that was not in the parcel is deducted',
    options: ['amount', 'restock'],
    flags: ['write-off', 'without-gift'],
    move: (shop, ref, input) => {
      const { amount } = input.options;
      return passRma(shop, ref, {
        ...(amount === undefined ? {} : { amount: count(amount, 'The amount') }),
        restock: restockOf(input),
        withoutGifts: input.flags.has('without-gift'),
      });
    },
  }),
  command('fail', '--reason TEXT', {
    help: 'the items are not as promised and go back to the shopper, who reads the reason',
    options: ['reason'],
    move: (shop, ref, input) => failRma(shop, ref, option(input, 'reason')),
  }),
  command('send-back', '--carrier NAME --tracking NUMBER', {
    help: 'items that were not accepted have left with a carrier that makes no labels for us',
    options: ['carrier', 'tracking'],
    move: (shop, ref, input) =>
      sendBackByHand(shop, ref, { carrier: option(input, 'carrier'), trackingNo: option(input, 'tracking') }),
  }),
  command('ship', '--carrier NAME --tracking NUMBER', {
    help: 'another one has left',
    options: ['carrier', 'tracking'],
    move: (shop, ref, input) =>
      sendReplacement(shop, ref, { carrier: option(input, 'carrier'), trackingNo: option(input, 'tracking') }),
  }),
  command('pay', '', {
    help: 'there is no other one to send: its money goes back, as far as it is left',
    move: payRma,
  }),
  command('end', '--reason TEXT', {
    help: 'end it where its parcel or another one never comes; the shopper reads the reason',
    options: ['reason'],
    move: (shop, ref, input) => endRma(shop, ref, option(input, 'reason')),
  }),
  command('refund', '', { help: 'send money again that the payment partner could not send', move: repeatRefund }),
];
