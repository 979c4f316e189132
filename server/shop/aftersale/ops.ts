import { type Command, option, word } from '#server/ops/command.ts';
import { orderNoOf, statusLine } from '../orders/ops-words.ts';
import { answerCancelRequest } from './cancel-requests.ts';
import { receiveReturn } from './receive-return.ts';
import { restockOf } from './restock-option.ts';

export const aftersaleCommands: readonly Command[] = [
  {
    name: 'order accept-cancel',
    usage: '<order>',
    help: 'cancel an order as its shopper asked, and refund it',
    run: async (shop, input) => statusLine(await answerCancelRequest(shop, orderNoOf(input), { accept: true })),
  },
  {
    name: 'order refuse-cancel',
    usage: '<order> --reason TEXT',
    help: 'turn down a request to cancel; the shopper sees the reason',
    options: ['reason'],
    run: async (shop, input) =>
      statusLine(await answerCancelRequest(shop, orderNoOf(input), { accept: false, reason: option(input, 'reason') })),
  },
  {
    name: 'order return',
    usage: '<withdrawal> [--restock PIECES | --write-off] [--without-gift]',
    help: 'record that the items of a withdrawal have arrived: refunds them and restocks them unless you say otherwise; --without-gift deducts a gift that wasn’t in the parcel',
    options: ['restock'],
    flags: ['write-off', 'without-gift'],
    run: async (shop, input) => {
      const { revokeNo, status } = await receiveReturn(
        shop,
        word(input, 0, 'The number of the withdrawal').toUpperCase(),
        { restock: restockOf(input), withoutGifts: input.flags.has('without-gift') },
      );
      return [`${revokeNo} is ${status}`];
    },
  },
];
