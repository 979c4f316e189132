import type { components } from '#openapi/types.ts';
import type { FacetEntry } from './catalogue.ts';

type Light = NonNullable<components['schemas']['ProductDetail']['light']>;

/** What most of them can do, in kelvin. */
const usual = { from: 2_200, to: 6_500 };

/** What the light of a product can be set to; undefined where it gives none. */
export function lightOf(
  facets: readonly Pick<FacetEntry, 'key' | 'value'>[],
  specs: readonly components['schemas']['Spec'][],
): Light | undefined {
  const colour = facets.find(({ key }) => key === 'colour')?.value;
  if (colour === undefined) return undefined;
  const range = specs.find(({ name }) => name === 'White range' || name === 'White')?.value ?? '';
  const [from, to = from] = range.split('-').map(Number);
  const isKnown = from !== undefined && to !== undefined && from > 0 && from <= to;
  return { hasColours: colour === 'rgb' || colour === 'rgbic', white: isKnown ? { from, to } : usual };
}
