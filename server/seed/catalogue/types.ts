import type { colourTypes, connections, ipRatings, rooms, types, voices } from './facets.ts';

export const categoryIds = [
  'strip-lights',
  'backlights',
  'wall-panels',
  'floor-lamps',
  'table-lamps',
  'bulbs-and-ceiling',
  'outdoor',
  'controls-and-sensors',
] as const;
export type CategoryId = (typeof categoryIds)[number];

export interface CategorySeed {
  id: CategoryId;
  name: string;
  intro: string;
  /** Slug of the picture on the tile. */
  picture: string;
}

export interface CollectionSeed {
  handle: string;
  title: string;
  /** One sentence for the tile and the hero. */
  intro: string;
  /** A paragraph below the grid. */
  text: string;
  picture: string;
  spus: readonly string[];
  seo: { title: string; description: string };
}

/** [group, name, value, unit] */
export type SpecSeed = readonly [group: string, name: string, value: string, unit?: string];

export interface SkuSeed {
  sku: string;
  /** Option axis -> value, in the order the axes are offered. Empty for a product sold in one form. */
  options: Readonly<Record<string, string>>;
  /** Of use only beside another of the skus. */
  isAddOn?: true;
  /** Slug of the picture; the product's first one when absent. */
  picture?: string;
  /** Colour of the swatch for a finish. */
  swatch?: string;
  weightG: number;
  /** Width, depth, height of the thing itself, in millimetres. */
  dims: readonly [number, number, number];
  /** Light output of one light of the pack, in lumens. */
  lumens?: number;
  /** Power of one light of the pack at full brightness, in watts. */
  watts?: number;
  lengthM?: number;
}

/** How a light source is fed and aimed; decides its factor in the energy class of (EU) 2019/2015. */
export type LightSourceKind = 'mains' | 'mains-directional' | 'low-voltage';

/** What a shopper said, and what the shop answered. */
export type ReviewSeed = readonly [stars: 1 | 2 | 3 | 4 | 5, title: string, body: string, reply?: string];

/** By SPU. */
export type ProductReviews = Readonly<Record<string, readonly ReviewSeed[]>>;

/** A film of the media manifest by its name, and what it shows for those who do not see it. */
export interface FilmSeed {
  name: string;
  shows: string;
}

export interface ProductSeed {
  spu: string;
  model: string;
  title: string;
  subtitle: string;
  category: CategoryId;
  /** Picture slugs, the main one first. */
  pictures: readonly [string, ...string[]];
  highlights: readonly string[];
  description: readonly { title: string; text: string; picture?: string; film?: FilmSeed }[];
  specs: readonly SpecSeed[];
  box: readonly string[];
  warranty: 'lamp' | 'outdoor' | 'accessory';
  questions: number;
  /** Negative for what is announced and ships later. */
  releasedDaysAgo: number;
  /** Units sold so far over all markets: the order of "best selling". */
  sold: number;
  seo: { title: string; description: string };
  /** Words people type for it that the texts do not contain. */
  searchWords: string;
  facets: {
    rooms: readonly (keyof typeof rooms)[];
    type: keyof typeof types;
    colourType?: keyof typeof colourTypes;
    ip: keyof typeof ipRatings;
    connections: readonly (keyof typeof connections)[];
    voice: keyof typeof voices;
  };
  /** Present when the product falls under the light-source energy label (shown in EU and GB). */
  lightSource?: LightSourceKind;
  skus: readonly [SkuSeed, ...SkuSeed[]];
}
