import { createActor } from 'xstate';
import { createProductSelectorImplementations } from '#machines/product-selector/implementations.ts';
import { productSelectorMachine } from '#machines/product-selector/machine.ts';
import type { ProductSelectorDependencies, ProductSelectorInput } from '#machines/product-selector/types.ts';

export function createProductSelector(input: ProductSelectorInput, deps: ProductSelectorDependencies) {
  return createActor(productSelectorMachine.provide(createProductSelectorImplementations(deps)), { input });
}
