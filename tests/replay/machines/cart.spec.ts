import type { AnyMachineSnapshot } from 'xstate';
import { cartModel } from '#machines/cart/model.ts';
import type { CartContext } from '#machines/cart/types.ts';
import { cutOffApi, holdCalls, success } from '../browser/calls.ts';
import { keepAtFirst, keepIdentity, knownMarket, quietPage } from '../browser/kept.ts';
import { openOtherTab, notifyTabs } from '../browser/other-tab.ts';
import { enterShell, shellSends } from '../browser/shell.ts';
import { pretend, show } from '../browser/view.ts';
import { replay } from '../replay.ts';
import { asPagesDo, inBrowser, nameOf, payloadOf, type Act, type Play, type Stage } from '../stage.ts';

const line = { id: 'firefly_0', sku: 'firefly', buyType: 0, quantity: 1, status: true } as const;
const keySeed = '00000000-0000-4000-8000-000000000000';
const guestWithLamp = { site: 'US', keySeed, carts: { US: { lines: [line], selected: [line.id] } } } as const;
const keptLamp = JSON.stringify({ list: { US: [line] }, selected: { US: [line.id] }, status: {} });
/** The cart of a member, in which every command finds its line. */
const serverCart = (count: number) => ({ lines: [{ ...line, key: line.id }], count });

/** Requests beside each other run out of time in the order in which they were sent. */
function isAlone(snapshot: AnyMachineSnapshot): boolean {
  const requests = [{ count: 'counting' }, { owner: { member: 'merging' } }, { owner: { member: 'working' } }];
  return !snapshot.matches({ count: 'settling' }) && requests.filter((one) => snapshot.matches(one)).length === 1;
}

function isOnePieceEach({ carts }: CartContext): boolean {
  return Object.values(carts).every(({ lines }) => lines.every(({ quantity }) => quantity === 1));
}

/** Whoever comes or leaves does so in another tab, the shell changes the market, and every request waits. */
const stage: Stage<null> = {
  model: inBrowser(cartModel, {
    inputs: [{ site: 'US', carts: {}, keySeed }, guestWithLamp],
    samples: { ...cartModel.samples, 'session.opened': [{ type: 'session.opened', accountId: '01HADA' }] },
    replies: { ...cartModel.replies, readAdditions: [[]] },
    // The key of a merge is another one each time.
    abstraction: ({ context: { attempt, ...context }, ...snapshot }) => [
      cartModel.abstraction({ ...snapshot, context: { ...context, attempt: null } }),
      attempt !== null,
    ],
  }),
  around: {
    start: () => null,
    after: (_, { candidate, before, after }) => {
      const { type, site } = payloadOf(candidate);
      const isPossible =
        (!type.startsWith('xstate.after.requestTimeout') || isAlone(before)) &&
        // A market is told where it changes, and nobody leaves who has not come.
        site !== before.context.site &&
        !(type === 'session.closed' && before.matches({ owner: 'guest' })) &&
        // What is merged is what is stored, and the reply of the model knows of one piece in one market.
        isOnePieceEach(after.context) &&
        !(type === 'cart.add' && before.context.site === 'EU');
      return isPossible ? null : undefined;
    },
    prompt: { openMerge: ['done', 'error'], readAdditions: ['done'] },
  },
  beyond: {
    'cart.owner.member.recalling --xstate.error.actor.0.cart.owner.member.recalling[0]--> cart.owner.member.ready':
      'storage that fails is read as empty',
    'cart.owner.member.preparing --xstate.after.requestTimeout.cart.owner.member.preparing[0]--> cart.owner.member.ready':
      'no other tab holds the merges here',
  },
  play: async ({ context, page, machine }) => {
    const otherTab = await openOtherTab(context);
    await cutOffApi(page);
    const address = /\/v1\/shopping-cart$/;
    await page.route(address, (route) =>
      route.request().method() === 'GET' ? route.fulfill(success(serverCart(1))) : route.fallback(),
    );
    const effects = {
      fetchCount: { calls: await holdCalls(page, /\/shopping-cart\/quantity$/), reply: 7 },
      mergeCart: { calls: await holdCalls(page, /\/shopping-cart\/merge$/), reply: [] },
      addLine: { calls: await holdCalls(page, address, 'POST'), reply: serverCart(8) },
      updateLines: { calls: await holdCalls(page, address, 'PUT'), reply: serverCart(9) },
      deleteLines: { calls: await holdCalls(page, address, 'DELETE'), reply: serverCart(0) },
    };
    let written = 0;
    const nextNumber = () => (written += 1);

    const acts: Play['acts'] = {
      'session.opened': async () => {
        // Nothing is left of earlier sessions.
        await page.evaluate(() => localStorage.removeItem('cartAdditions'));
        const token = `member-${nextNumber()}`;
        await keepIdentity(page, { token, accountId: '01HADA', savvyUser: false, refresh: null });
        await notifyTabs(otherTab);
      },
      'session.closed': async () => {
        await keepIdentity(page, null);
        await notifyTabs(otherTab);
      },
      'market.changed': ({ candidate }) => shellSends(page, 'marketChange', { market: payloadOf(candidate)['site'] }),
      'page.becameVisible': () => show(page, 'visible'),
      // Browsers tell of a value only where it is a new one.
      'cart.changedElsewhere': () =>
        otherTab.evaluate((number) => localStorage.setItem('shoppingCart', JSON.stringify({ number })), nextNumber()),
      ...asPagesDo(machine, 'cart.add', 'cart.setQuantity', 'cart.remove', 'cart.select', 'cart.opened'),
      ...Object.fromEntries(
        Object.entries(effects).flatMap(([name, { calls, reply }]) => [
          [`done ${name}`, () => calls.answer(reply)],
          [`error ${name}`, calls.fail],
        ]),
      ),
    };
    /** A merge that is refused is one of a tab behind another. */
    const whereItIsRefused =
      (act: Act): Act =>
      async (step, ahead) => {
        const next = ahead.find(({ candidate }) => nameOf(candidate) !== 'done readAdditions');
        if (!next || nameOf(next.candidate) !== 'error openMerge') return act(step, ahead);
        await pretend(page, 'hidden');
        await machine.hears(next.candidate.event.type, () => act(step, ahead));
        return pretend(page, 'visible');
      };
    return {
      open: async ({ input }) => {
        await enterShell(page);
        await keepAtFirst(page, knownMarket);
        if (input === guestWithLamp) await keepAtFirst(page, { shoppingCart: keptLamp });
        await page.goto(quietPage);
      },
      acts: Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, whereItIsRefused(act)])),
    };
  },
};

replay(stage);
