import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { Scenarios } from '../verify/scenarios.ts';
import { createProductSelectorImplementations } from './implementations.ts';
import type { productSelectorMachine } from './machine.ts';
import { domes, otherMarket } from './model.ts';
import { selectMoved, selectQuantity, selectSku } from './selectors.ts';

function look(machine: typeof productSelectorMachine, sku: string | null = 'RED-S') {
  const addresses: string[] = [];
  const implementations = createProductSelectorImplementations({ keepAddress: (kept) => addresses.push(kept) });
  const actor = createActor(machine.provide(implementations), { input: { table: domes, sku } }).start();
  const snapshot = () => actor.getSnapshot();
  return {
    actor,
    addresses,
    choose: (axis: string, value: string) => actor.send({ type: 'option.choose', axis, value }),
    state: () => snapshot().value,
    sku: () => selectSku(snapshot()),
    quantity: () => selectQuantity(snapshot()),
    moved: () => selectMoved(snapshot()),
  };
}

export const productSelectorScenarios: Scenarios<typeof productSelectorMachine> = {
  'the SKU of the address is chosen, and the address is left alone': (machine) => {
    const { state, sku, addresses } = look(machine, 'GREEN-S');
    expect(state()).toBe('complete');
    expect(sku()).toBe('GREEN-S');
    expect(addresses).toEqual([]);
  },

  'choosing goes from nothing over a part to a SKU, which the address then names once': (machine) => {
    const { choose, state, sku, addresses } = look(machine, null);
    expect(state()).toBe('empty');
    choose('Size', 'Small');
    expect(state()).toBe('partial');
    expect(sku()).toBeNull();
    choose('Finish', 'Green');
    choose('Finish', 'Green');
    expect(state()).toBe('complete');
    expect(addresses).toEqual(['GREEN-S']);
  },

  'a sold-out combination can be looked at, and is a dead end': (machine) => {
    const { choose, state, addresses } = look(machine);
    choose('Size', 'Large');
    expect(state()).toBe('deadEnd');
    expect(addresses).toEqual(['RED-L']);
  },

  'what is not made like that gives way to the last choice, and it is known what gave way': (machine) => {
    const { choose, sku, moved } = look(machine, 'GREEN-S');
    choose('Size', 'Large');
    expect(sku()).toBe('RED-L');
    expect(moved()).toEqual(['Finish']);
    choose('Finish', 'Green');
    expect(sku()).toBe('GREEN-S');
    expect(moved()).toEqual(['Size']);
    choose('Finish', 'Red');
    expect(moved()).toEqual([]);
  },

  'a value that nobody makes changes nothing': (machine) => {
    const { choose, sku, moved, addresses } = look(machine, 'GREEN-S');
    choose('Finish', 'Blue');
    expect(sku()).toBe('GREEN-S');
    expect(moved()).toEqual([]);
    expect(addresses).toEqual([]);
  },

  'no more than can be had go into the cart, and the wish is remembered for the next finish': (machine) => {
    const { actor, choose, quantity } = look(machine, 'GREEN-S');
    const wish = (wished: number) => actor.send({ type: 'quantity.set', quantity: wished });
    wish(3);
    expect(quantity()).toBe(3);
    wish(4);
    expect(quantity()).toBe(3);
    choose('Finish', 'Red');
    expect(quantity()).toBe(4);
    wish(10);
    expect(quantity()).toBe(10);
    wish(11);
    expect(quantity()).toBe(10);
    for (const nonsense of [0, -1, 0.5]) {
      wish(nonsense);
      expect(quantity()).toBe(1);
    }
    wish(2.9);
    expect(quantity()).toBe(2);
  },

  'of a SKU that is sold out one is shown, and the stepper has a floor': (machine) => {
    const { actor, quantity } = look(machine, 'RED-L');
    actor.send({ type: 'quantity.set', quantity: 5 });
    expect(quantity()).toBe(1);
  },

  'going back shows what the address names, and writes no address': (machine) => {
    const { actor, choose, sku, moved, addresses } = look(machine, 'GREEN-S');
    choose('Size', 'Large');
    actor.send({ type: 'address.changed', sku: 'GREEN-S' });
    expect(sku()).toBe('GREEN-S');
    expect(moved()).toEqual([]);
    expect(addresses).toEqual(['RED-L']);
  },

  'an address that follows the choice takes back nothing that was said about it': (machine) => {
    const { actor, choose, moved } = look(machine, 'GREEN-S');
    choose('Size', 'Large');
    actor.send({ type: 'address.changed', sku: 'RED-L' });
    expect(moved()).toEqual(['Finish']);
  },

  'an address that this market does not know leaves the choice alone': (machine) => {
    const { actor, sku, addresses } = look(machine);
    actor.send({ type: 'address.changed', sku: 'GONE' });
    expect(sku()).toBe('RED-S');
    expect(addresses).toEqual([]);
  },

  'fresh stock turns a dead end into something to buy, and nothing else changes': (machine) => {
    const { actor, state, sku, quantity, addresses } = look(machine, 'RED-L');
    expect(state()).toBe('deadEnd');
    actor.send({ type: 'quantity.set', quantity: 9 });
    actor.send({ type: 'table.changed', table: otherMarket });
    expect(state()).toBe('complete');
    expect(sku()).toBe('RED-L');
    expect(quantity()).toBe(5);
    expect(addresses).toEqual([]);
  },

  'another market without the SKU shows the one most like it, and the address follows': (machine) => {
    const { actor, choose, sku, moved, addresses } = look(machine, 'RED-S');
    choose('Finish', 'Green');
    actor.send({ type: 'table.changed', table: otherMarket });
    expect(sku()).toBe('GREEN-L');
    expect(moved()).toEqual(['Size']);
    expect(addresses).toEqual(['GREEN-S', 'GREEN-L']);
  },

  'a market that has nothing of it leaves nothing chosen': (machine) => {
    const { actor, state } = look(machine);
    actor.send({ type: 'table.changed', table: { axes: domes.axes, skus: [] } });
    expect(state()).toBe('empty');
  },
};
