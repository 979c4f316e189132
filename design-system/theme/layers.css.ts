import { globalLayer } from '@vanilla-extract/css';

/** The order of the cascade layers; every style of the shop is in one of them. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  base: globalLayer('base'),
  primitives: globalLayer('primitives'),
  components: globalLayer('components'),
  patterns: globalLayer('patterns'),
  utilities: globalLayer('utilities'),
};
