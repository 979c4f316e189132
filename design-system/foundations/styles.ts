import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type LayerName = keyof typeof layers;
type LayeredRule = NonNullable<StyleRule['@layer']>[string];

const inLayer = (name: LayerName) => (rule: LayeredRule) => style({ '@layer': { [layers[name]]: rule } });

/** One class in the given layer. */
export const primitive = inLayer('primitives');
export const component = inLayer('components');
export const pattern = inLayer('patterns');
export const utility = inLayer('utilities');

const variantsIn =
  (name: LayerName) =>
  <Key extends string | number>(rules: Record<Key, LayeredRule>): Record<Key, string> =>
    styleVariants<Record<Key, LayeredRule>, Key>(rules, (rule: LayeredRule) => ({
      '@layer': { [layers[name]]: rule },
    }));

/** One class per key, in the given layer. */
export const primitiveVariants = variantsIn('primitives');
export const componentVariants = variantsIn('components');
