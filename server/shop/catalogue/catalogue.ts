import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { Image } from '../media/picture.ts';
import type { RelitPicture } from '../media/relit-picture.ts';

type Schemas = components['schemas'];

/** One value a SKU can be filtered by: its own and those of its product and category. */
export interface FacetEntry {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  /** Orders the values where they are numbers. */
  readonly number: number | null;
}

/** Something that products can be filtered by. */
export interface FacetRule {
  readonly key: string;
  readonly label: string;
  /** Offered as chips above the list. */
  readonly promoted: boolean;
  /** The markets that offer it; every market when absent. */
  readonly sites?: readonly Site[];
}

/** What the sheet of a light source says; where it is served is not stored. */
export type StoredSheet = Omit<Schemas['EnergySheet'], 'url'>;

/** The energy label of a SKU, the same in every market that has labels. */
export interface CatalogueLabel extends Pick<
  Schemas['EnergyLabel'],
  'sku' | 'class' | 'kWhPer1000h' | 'regulation' | 'eprelUrl'
> {
  readonly sheet: StoredSheet | null;
}

export interface CatalogueSku {
  readonly sku: string;
  readonly options: readonly Schemas['OptionValue'][];
  readonly image: Image;
  readonly relit: RelitPicture | null;
  /** `#rrggbb` of a finish. */
  readonly swatch: string | null;
  readonly weightG: number;
  readonly size: Schemas['OuterSize'] | null;
  /** Of use only beside another variant of its product. */
  readonly isAddOn: boolean;
  readonly energyLabel: CatalogueLabel | null;
  /** By key. */
  readonly facets: ReadonlyMap<string, readonly FacetEntry[]>;
}

export interface CatalogueProduct extends Pick<
  Schemas['ProductDetail'],
  | 'spu'
  | 'model'
  | 'title'
  | 'subtitle'
  | 'brand'
  | 'categories'
  | 'media'
  | 'light'
  | 'highlights'
  | 'descriptionBlocks'
  | 'specs'
  | 'packageContents'
  | 'optionAxes'
  | 'defaultSku'
  | 'rating'
  | 'ratingCount'
  | 'seo'
> {
  readonly soldCount: number;
  readonly releaseTime: number;
  readonly collections: ReadonlySet<string>;
  readonly warranty: CatalogueWarranty | null;
  /** In the order they are offered. */
  readonly skus: readonly CatalogueSku[];
}

export interface CatalogueWarranty extends Pick<Schemas['Warranty'], 'covers' | 'excludes' | 'steps'> {
  readonly months: Readonly<Record<Site, number>>;
}

export interface CatalogueCollection extends Omit<Schemas['CollectionDetail'], 'related'> {
  /** In the order the collection shows them. */
  readonly spus: readonly string[];
}

/**
 * What the shop says about its products, the same in every market. Prices and stock are no part of it: they change by the
 * second and are read for each request.
 */
export interface Catalogue {
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  readonly categories: readonly Omit<Schemas['Category'], 'productCount'>[];
  readonly collections: ReadonlyMap<string, CatalogueCollection>;
  /** In the order of the filter panel. */
  readonly facets: readonly FacetRule[];
  /** By SPU, words that people type for it and that its texts do not have. */
  readonly searchWords: ReadonlyMap<string, string>;
  /** What is offered while typing, the heaviest first. */
  readonly searchTerms: readonly string[];
  readonly hotTerms: readonly string[];
}
