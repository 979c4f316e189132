import { assign, setup } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import { nearestSku } from './nearest.ts';
import { agrees, skuOfChoice } from './selection.ts';
import type {
  Choice,
  ProductSelectorContext,
  ProductSelectorEvent,
  ProductSelectorInput,
  SelectorTable,
} from './types.ts';

function optionsOf({ skus }: SelectorTable, wanted: string | null): Choice {
  return skus.find(({ sku }) => sku === wanted)?.options ?? {};
}

/** Where the choice goes when nothing combines like it: to the nearest SKU with the value that was chosen last. */
function settle({ table, choice, latest }: ProductSelectorContext): Pick<ProductSelectorContext, 'choice' | 'moved'> {
  const wanted = latest === null ? undefined : choice[latest];
  const candidates = table.skus.filter(({ options }) => latest === null || options[latest] === wanted);
  const settled = nearestSku(candidates, choice)?.options ?? {};
  return { choice: settled, moved: Object.keys(settled).filter((axis) => settled[axis] !== choice[axis]) };
}

export const productSelectorMachine = setup({
  types: {
    context: {} as ProductSelectorContext,
    events: {} as ProductSelectorEvent,
    input: {} as ProductSelectorInput,
  },
  actions: {
    keepAddress: unprovidedAction<{ sku: string }>('keepAddress'),
    choose: assign(({ context: { choice } }, { axis, value }: { axis: string; value: string }) => ({
      choice: { ...choice, [axis]: value },
      latest: axis,
      moved: [],
    })),
    settleOnNearest: assign(({ context }) => settle(context)),
    takeAddress: assign(({ context: { table } }, { sku }: { sku: string }) => ({
      choice: optionsOf(table, sku),
      latest: null,
      moved: [],
      addressed: sku,
    })),
    noteAddress: assign({ addressed: (_, { sku }: { sku: string }) => sku }),
    takeTable: assign((_, { table }: { table: SelectorTable }) => ({ table, latest: null, moved: [] })),
    wish: assign({ wished: (_, { quantity }: { quantity: number }) => Math.max(1, Math.trunc(quantity)) }),
  },
  guards: {
    isOffered: ({ context: { table } }, { axis, value }: { axis: string; value: string }) =>
      table.skus.some(({ options }) => options[axis] === value),
    isOtherInTable: ({ context: { table, addressed } }, { sku }: { sku: string }) =>
      sku !== addressed && table.skus.some((known) => known.sku === sku),
    hasNothingLike: ({ context: { table, choice } }) =>
      Object.keys(choice).length > 0 && !table.skus.some((sku) => agrees(sku, choice)),
    hasOtherAddress: ({ context: { table, choice, addressed } }) => {
      const chosen = skuOfChoice(table, choice);
      return chosen !== undefined && chosen.sku !== addressed;
    },
    hasBuyableSku: ({ context: { table, choice } }) => skuOfChoice(table, choice)?.isBuyable === true,
    hasSku: ({ context: { table, choice } }) => skuOfChoice(table, choice) !== undefined,
    hasChoice: ({ context: { choice } }) => Object.keys(choice).length > 0,
  },
}).createMachine({
  id: 'productSelector',
  options: { maxIterations: 1_000 },
  description:
    'Which of a product and how many. Every value that is offered can be chosen: what does not combine with it gives way.',
  context: ({ input: { table, sku } }) => ({
    table,
    choice: optionsOf(table, sku),
    wished: 1,
    latest: null,
    moved: [],
    addressed: sku,
  }),
  initial: 'judging',
  on: {
    'option.choose': {
      guard: { type: 'isOffered', params: ({ event: { axis, value } }) => ({ axis, value }) },
      target: '.judging',
      actions: { type: 'choose', params: ({ event: { axis, value } }) => ({ axis, value }) },
      description: 'The shopper chooses a value of one axis, any that this market has.',
    },
    'quantity.set': {
      actions: { type: 'wish', params: ({ event }) => ({ quantity: event.quantity }) },
      description: 'How many, at least one.',
    },
    'address.changed': {
      guard: { type: 'isOtherInTable', params: ({ event }) => ({ sku: event.sku }) },
      target: '.judging',
      actions: { type: 'takeAddress', params: ({ event }) => ({ sku: event.sku }) },
      description: 'A link, or going back, names another SKU that this market has.',
    },
    'table.changed': {
      target: '.judging',
      actions: { type: 'takeTable', params: ({ event }) => ({ table: event.table }) },
      description: 'Fresh stock, or another market: the choice stays as far as it can be had.',
    },
  },
  states: {
    judging: {
      description: 'What does the choice come to? The address follows it, once.',
      always: [
        { guard: 'hasNothingLike', target: 'conflict', description: 'Nothing combines like that.' },
        {
          guard: 'hasOtherAddress',
          target: 'judging',
          actions: [
            {
              type: 'keepAddress',
              params: ({ context: { table, choice } }) => ({ sku: skuOfChoice(table, choice)?.sku ?? '' }),
            },
            {
              type: 'noteAddress',
              params: ({ context: { table, choice } }) => ({ sku: skuOfChoice(table, choice)?.sku ?? '' }),
            },
          ],
          description: 'The address names another SKU than is chosen now.',
        },
        { guard: 'hasBuyableSku', target: 'complete', description: 'One SKU, and it can be bought.' },
        { guard: 'hasSku', target: 'deadEnd', description: 'One SKU, and it cannot be bought now.' },
        { guard: 'hasChoice', target: 'partial', description: 'An axis is still open.' },
        { target: 'empty', description: 'Nothing is chosen.' },
      ],
    },
    conflict: {
      description: 'Nobody is stuck: the other axes give way to the value that was chosen last.',
      always: { target: 'judging', actions: 'settleOnNearest', description: 'On to the nearest SKU.' },
    },
    empty: { description: 'Nothing is chosen yet.' },
    partial: { description: 'Something is chosen, and something is open.' },
    complete: { description: 'A SKU that can go into the cart.' },
    deadEnd: { description: 'A SKU that is sold out or not sold here; it can be waited for, or left.' },
  },
});
