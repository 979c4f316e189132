import fc from 'fast-check';
import type { CartDependencies } from '#machines/cart/types.ts';
import { expect, inject, test } from 'vitest';
import { readCarts } from '../../../storage/carts.ts';
import { steps, markets, type Step } from './steps-fixture.ts';
import { openHistory } from './history-fixture.ts';

function expectAgreement({ browser, server, ledger, siteOf }: ReturnType<typeof openHistory>) {
  for (const site of markets) {
    const { quantities, chosen } = ledger.account(site);
    const lines = server.linesOf(site);
    expect(Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])), `account in ${site}`).toEqual(
      Object.fromEntries(quantities),
    );
    expect(new Set(lines.filter(({ selected }) => selected).map(({ sku }) => sku))).toEqual(chosen);
    const local = ledger.local(site);
    browser.tabs.forEach(({ store }, index) => {
      const storedCart = readCarts(store)[site];
      expect(
        storedCart?.lines.map(({ sku, quantity }) => [sku, quantity]),
        `tab ${index} in ${site}`,
      ).toEqual(local.skus.map((sku) => [sku, local.quantities.get(sku)]));
      expect(new Set(storedCart?.selected)).toEqual(new Set([...local.chosen].map((sku) => `${sku}_0`)));
    });
  }
  browser.tabs.forEach(({ actor }, index) => {
    const lines = ledger.isMember() ? ledger.account(siteOf(index)) : ledger.local(siteOf(index));
    const sum = [...lines.quantities.values()].reduce((total, quantity) => total + quantity, 0);
    expect(actor.getSnapshot().context.count, `the count of tab ${index}`).toBe(sum);
  });
}

const historyOf = (change?: Parameters<typeof openHistory>[0]) =>
  fc.asyncProperty(steps, async (history) => {
    const opened = openHistory(change);
    try {
      for (const action of history) {
        await opened.step(action);
        if (action.do === 'settle') expectAgreement(opened);
      }
      await opened.settle();
      expectAgreement(opened);
    } finally {
      opened.close();
    }
  });

/** Two tabs merge in two markets at once, and the first merge ends behind the other tab, which knows more by then. */
const twoMarketsAtOnce: readonly Step[] = [
  { do: 'switchMarket', tab: 0, site: 'EU' },
  { do: 'add', tab: 0, sku: 'arc', quantity: 1 },
  { do: 'add', tab: 1, sku: 'arc', quantity: 1 },
  { do: 'logIn', tab: 1 },
  { do: 'logIn', tab: 0 },
];
const oneReply: Step = { do: 'serve', loss: 'none' };
const examples: [Step[]][] = [
  [[...twoMarketsAtOnce, oneReply, { do: 'reload', tab: 0 }]],
  [[...twoMarketsAtOnce, ...Array.from({ length: 6 }, () => oneReply)]],
];

const histories = 5_000 * inject('share');

test(`${histories} histories of two tabs, lost replies and reloads end where the ledger says`, async () => {
  await fc.assert(historyOf(), { numRuns: histories, examples });
});

const worseCarts: Readonly<Record<string, (effects: CartDependencies) => Partial<CartDependencies>>> = {
  'makes a new key for every try': ({ openMerge }) => ({
    openMerge: async (...whose) => ({ ...(await openMerge(...whose)), key: crypto.randomUUID() }),
  }),
  'forgets what the member added': () => ({ addLine: () => Promise.resolve({ count: 0 }) }),
  'does not write the cart of a guest': () => ({ persistCarts: () => undefined }),
};

for (const [fault, worse] of Object.entries(worseCarts)) {
  test(`the ledger catches a cart that ${fault}`, async () => {
    const property = historyOf((effects) => ({ ...effects, ...worse(effects) }));
    expect((await fc.check(property, { numRuns: 1_000, endOnFailure: true })).failed).toBe(true);
  });
}
