import { href } from '#src/routing/href.ts';

/** The address of products side by side, as it is read and shared: a comma needs no encoding. */
export const compareHref = (skus: readonly string[]): string =>
  href('/compare', { sku: skus.length === 0 ? undefined : skus.join(',') }).replaceAll('%2C', ',');
