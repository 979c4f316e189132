import fc from 'fast-check';
import type { Site } from '#rules/markets.ts';
import type { Account } from './server-fixture.ts';

export type Loss = 'none' | 'request' | 'answer' | 'late';

/** What can happen: a shopper does something in a tab, or the browser, the network or the clock gets on with theirs. */
export type Step =
  | { readonly do: 'add' | 'logOut' | 'reload' | 'lookAt' | 'readCart'; readonly tab: number }
  | { readonly do: 'logIn'; readonly tab: number; readonly account: Account; readonly days: number }
  | { readonly do: 'switchMarket'; readonly tab: number; readonly market: string }
  | { readonly do: 'hear'; readonly tab: number; readonly pick: number }
  | { readonly do: 'serve'; readonly pick: number; readonly loss: Loss }
  | { readonly do: 'answer'; readonly pick: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'expireTokens' };

export interface History {
  readonly tabs: number;
  readonly steps: readonly Step[];
}

export const markets: readonly Site[] = ['US', 'EU'];
export const accounts: readonly Account[] = ['ada', 'bob'];

const tab = fc.nat(2);
const pick = fc.nat(7);
const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });
const one = <Name extends Step['do']>(name: Name) => fc.constant(name);

const step: fc.Arbitrary<Step> = fc.oneof(
  often(6, fc.record({ do: fc.constantFrom('add' as const), tab })),
  often(
    3,
    fc.record({ do: one('logIn'), tab, account: fc.constantFrom(...accounts), days: fc.constantFrom(170, 155, 100) }),
  ),
  often(2, fc.record({ do: one('logOut'), tab })),
  often(2, fc.record({ do: one('reload'), tab })),
  often(3, fc.record({ do: one('lookAt'), tab })),
  often(2, fc.record({ do: one('readCart'), tab })),
  often(1, fc.record({ do: one('switchMarket'), tab, market: fc.constantFrom('US', 'DE') })),
  often(6, fc.record({ do: one('hear'), tab, pick })),
  often(
    10,
    fc.record({ do: one('serve'), pick, loss: fc.constantFrom<Loss>('none', 'none', 'request', 'answer', 'late') }),
  ),
  often(3, fc.record({ do: one('answer'), pick })),
  often(3, fc.record({ do: one('pass'), seconds: fc.constantFrom(1, 3, 9, 30) })),
  often(1, fc.record({ do: one('expireTokens') })),
);

export const histories: fc.Arbitrary<History> = fc.record({
  tabs: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 30 }),
});
