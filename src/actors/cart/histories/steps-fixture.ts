import fc from 'fast-check';
import type { Site } from '#rules/markets.ts';
import type { Loss } from './server-fixture.ts';

/** What can happen in one step: a shopper's action in a tab, or the browser and the network getting on with theirs. */
export type Step =
  | { readonly do: 'add' | 'set' | 'overwrite'; readonly tab: number; readonly sku: string; readonly quantity: number }
  | { readonly do: 'remove'; readonly tab: number; readonly sku: string }
  | { readonly do: 'choose'; readonly tab: number; readonly sku: string; readonly on: boolean }
  | { readonly do: 'switchMarket'; readonly tab: number; readonly site: Site }
  | { readonly do: 'logIn' | 'logOut' | 'reload' | 'lookAgain'; readonly tab: number }
  | { readonly do: 'hear'; readonly tab: number; readonly pick: number }
  | { readonly do: 'serve'; readonly loss: Loss }
  | { readonly do: 'settle' };

export const markets: readonly Site[] = ['US', 'EU'];

const tab = fc.constantFrom(0, 1);
const sku = fc.constantFrom('arc', 'dome');
const quantity = fc.integer({ min: -1, max: 3 });

const often = (weight: number, arbitrary: fc.Arbitrary<Step>) => ({ weight, arbitrary });

export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    often(4, fc.record({ do: fc.constant('add'), tab, sku, quantity })),
    often(2, fc.record({ do: fc.constant('set'), tab, sku, quantity })),
    often(1, fc.record({ do: fc.constant('overwrite'), tab, sku, quantity })),
    often(1, fc.record({ do: fc.constant('remove'), tab, sku })),
    often(2, fc.record({ do: fc.constant('choose'), tab, sku, on: fc.boolean() })),
    often(1, fc.record({ do: fc.constant('switchMarket'), tab, site: fc.constantFrom(...markets) })),
    often(3, fc.record({ do: fc.constant('logIn'), tab })),
    often(1, fc.record({ do: fc.constant('logOut'), tab })),
    often(2, fc.record({ do: fc.constant('reload'), tab })),
    often(2, fc.record({ do: fc.constant('lookAgain'), tab })),
    often(5, fc.record({ do: fc.constant('hear'), tab, pick: fc.nat(5) })),
    often(5, fc.record({ do: fc.constant('serve'), loss: fc.constantFrom<Loss>('none', 'request', 'reply') })),
    often(2, fc.record({ do: fc.constant('settle') })),
  ),
  { minLength: 4, maxLength: 20 },
);
