import { globalLayer } from '@vanilla-extract/css';

/** The order of these lines is the order of strength; every style of the shop lives in one of them. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  patterns: globalLayer('patterns'),
  utilities: globalLayer('utilities'),
};
