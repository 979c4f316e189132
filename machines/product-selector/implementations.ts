import type { MachineImplementationsFrom } from 'xstate';
import type { productSelectorMachine } from './machine.ts';
import type { ProductSelectorDependencies } from './types.ts';

/** Gives the machine its effects. */
export function createProductSelectorImplementations(
  deps: ProductSelectorDependencies,
): MachineImplementationsFrom<typeof productSelectorMachine> {
  return { actions: { keepAddress: (_, { sku }) => deps.keepAddress(sku) } };
}
