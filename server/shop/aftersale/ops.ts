import { type Command, option, word } from '#server/ops/command.ts';
import { orderNoOf, statusLine } from '../orders/ops-words.ts';
import { answerCancelRequest } from './cancel-requests.ts';
import { receiveReturn } from './receive-return.ts';
import { restockOf } from './restock-option.ts';

export const aftersaleCommands: readonly Command[] = [
  {
    name: 'order accept-cancel',
    usage: '<order>',
    help: 'cancel it, as its shopper asked, and send the money back',
    run: async (shop, input) => statusLine(await answerCancelRequest(shop, orderNoOf(input), { accept: true })),
  },
  {
    name: 'order refuse-cancel',
    usage: '<order> --reason TEXT',
    help: 'go on with it; the shopper reads the reason',
    options: ['reason'],
    run: async (shop, input) =>
      statusLine(await answerCancelRequest(shop, orderNoOf(input), { accept: false, reason: option(input, 'reason') })),
  },
  {
    name: 'order return',
    usage: '<withdrawal> [--restock PIECES | --write-off] [--without-gift]',
    help: 'the items of a withdrawal have come back: send its money back, and put them on the shelf unless you say otherwise; a gift that was not in the parcel is deducted',
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
