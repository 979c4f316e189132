import type { MachineModel } from '../verify/model.ts';
import { productSelectorMachine } from './machine.ts';
import { agrees, skuOfChoice } from './selection.ts';
import type { ProductSelectorContext, SelectorTable } from './types.ts';

/** Red comes in both sizes, green in small only; large red is sold out. */
export const domes: SelectorTable = {
  axes: [
    { name: 'Finish', values: ['Red', 'Green', 'Blue'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  skus: [
    { sku: 'RED-S', options: { Finish: 'Red', Size: 'Small' }, isBuyable: true, most: 10 },
    { sku: 'RED-L', options: { Finish: 'Red', Size: 'Large' }, isBuyable: false, most: 0 },
    { sku: 'GREEN-S', options: { Finish: 'Green', Size: 'Small' }, isBuyable: true, most: 3 },
  ],
};

/** Another market: green in large, red in large, which is in stock there. */
export const otherMarket: SelectorTable = {
  axes: domes.axes,
  skus: [
    { sku: 'GREEN-L', options: { Finish: 'Green', Size: 'Large' }, isBuyable: true, most: 2 },
    { sku: 'RED-L', options: { Finish: 'Red', Size: 'Large' }, isBuyable: true, most: 5 },
  ],
};

const nothing: SelectorTable = { axes: [], skus: [] };
const onlyOne: SelectorTable = { axes: [], skus: [{ sku: 'ONLY', options: {}, isBuyable: true, most: 1 }] };

const chosen = ({ table, choice }: ProductSelectorContext) => skuOfChoice(table, choice);

export const productSelectorModel: MachineModel<typeof productSelectorMachine> = {
  machine: productSelectorMachine,
  inputs: [
    { table: domes, sku: 'RED-S' },
    { table: domes, sku: null },
    { table: onlyOne, sku: 'ONLY' },
    { table: nothing, sku: null },
  ],
  samples: {
    'option.choose': [
      { type: 'option.choose', axis: 'Finish', value: 'Red' },
      { type: 'option.choose', axis: 'Finish', value: 'Green' },
      { type: 'option.choose', axis: 'Finish', value: 'Blue' },
      { type: 'option.choose', axis: 'Size', value: 'Small' },
      { type: 'option.choose', axis: 'Size', value: 'Large' },
    ],
    'quantity.set': [
      { type: 'quantity.set', quantity: 0 },
      { type: 'quantity.set', quantity: 4 },
    ],
    'address.changed': [
      { type: 'address.changed', sku: 'GREEN-S' },
      { type: 'address.changed', sku: 'NOT-HERE' },
    ],
    'table.changed': [
      { type: 'table.changed', table: domes },
      { type: 'table.changed', table: otherMarket },
      { type: 'table.changed', table: nothing },
    ],
  },
  replies: {},
  abstraction: ({ context: { table, ...rest } }) => [table.skus.map(({ sku }) => sku), rest],
  invariants: {
    'complete and dead end are one SKU each, and differ in whether it can be bought': (s) =>
      s.matches('complete')
        ? chosen(s.context)?.isBuyable === true
        : s.matches('deadEnd')
          ? chosen(s.context)?.isBuyable === false
          : chosen(s.context) === undefined,
    'empty has chosen nothing, partial something': (s) =>
      s.matches('complete') ||
      s.matches('deadEnd') ||
      s.matches('partial') === Object.keys(s.context.choice).length > 0,
    'whatever is chosen can be had together in this market': ({ context: { table, choice } }) =>
      Object.keys(choice).length === 0 || table.skus.some((sku) => agrees(sku, choice)),
    'the address names what is chosen': ({ context }) =>
      chosen(context) === undefined || chosen(context)?.sku === context.addressed,
    'at least one is wished for': ({ context }) => context.wished >= 1,
  },
  steps: {
    'the address is written exactly when it named another SKU': ({ before, event, after, actions }) =>
      actions.filter((name) => name === 'keepAddress').length ===
      (event.type !== 'address.changed' && before.context.addressed !== after.context.addressed ? 1 : 0),
    'a value that was chosen is chosen, where any SKU has it': ({ before, event, after }) =>
      !('axis' in event && 'value' in event) ||
      !before.context.table.skus.some(({ options }) => options[String(event.axis)] === event.value) ||
      after.context.choice[String(event.axis)] === event.value,
    'fresh stock takes nothing away that can still be had': ({ before, event, after }) =>
      event.type !== 'table.changed' ||
      !after.context.table.skus.some((sku) => agrees(sku, before.context.choice)) ||
      JSON.stringify(before.context.choice) === JSON.stringify(after.context.choice),
    'nothing else moves the choice': ({ before, event, after }) =>
      event.type !== 'quantity.set' ||
      (before.context.choice === after.context.choice && before.context.moved === after.context.moved),
  },
  equivalent: {
    'productSelector --address.changed[0]--> productSelector.judging: to productSelector.conflict':
      'a SKU of the table agrees with itself, so settling on the nearest changes nothing',
  },
};
