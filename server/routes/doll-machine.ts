import { defineHandlers } from '../contract/handler.ts';
import { requireProved } from '../contract/request-context.ts';
import { playMachine } from '../shop/promotions/doll-machine/play.ts';
import { listPlays, seePlay } from '../shop/promotions/doll-machine/plays.ts';
import { readMachine } from '../shop/promotions/doll-machine/read-machine.ts';

export const dollMachineRoutes = defineHandlers({
  getDollMachine: ({ context }, shop) => readMachine(shop, context),
  playDollMachine: ({ context, body, headers }, shop) =>
    playMachine(shop, requireProved(context), body, headers['idempotency-key']),
  seeDollPlay: async ({ context, body }, shop) => {
    await seePlay(shop, requireProved(context).account.accountId, body.playId);
    return {};
  },
  listDollPlays: ({ context, query }, shop) => listPlays(shop, requireProved(context), query.after),
});
