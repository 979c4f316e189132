import type { Generated } from 'kysely';
import type { Site } from '#rules/markets.ts';
import type { Currency } from '#rules/money.ts';
import type { ReviewRejection } from '#rules/review-moderation.ts';
import type { DefaultCount, DefaultFlag, Flag, JsonText, Row } from './common.ts';

export type ProductStatus = 'ACTIVE' | 'HIDDEN' | 'DISCONTINUED';

export interface ProductsTable extends Row {
  spu: string;
  slug: string;
  model: string;
  title: string;
  subtitle: string;
  brand: string;
  media: JsonText;
  highlights: JsonText;
  description_blocks: JsonText;
  specs: JsonText;
  package_contents: JsonText;
  manuals: JsonText;
  /** Only earlier versions read it: what is new follows from the release. */
  tags: JsonText;
  option_axes: JsonText;
  warranty_id: string | null;
  seo_title: string;
  seo_description: string;
  rating_avg: number;
  rating_count: DefaultCount;
  question_count: DefaultCount;
  sold_count: DefaultCount;
  release_time: number;
  status: ProductStatus;
}

/** `options` is a JSON object such as {"Finish":"Brass","Length":"5 m"}; `image` is a picture slug of the media manifest. */
export interface SkusTable extends Row {
  sku: string;
  spu: string;
  options: JsonText;
  barcode: string | null;
  weight_g: number;
  dims: JsonText | null;
  image: JsonText;
  swatch: string | null;
  is_default: Flag;
  /** Of use only beside another variant of its product. */
  is_add_on: DefaultFlag;
  sort: number;
  status: ProductStatus;
}

/** Amounts are minor units of `currency`. May be sold now: stock - safety_stock - reserved. */
export interface SkuMarketsTable extends Row {
  sku: string;
  site: Site;
  sellable: Flag;
  currency: Currency;
  list_amount: number;
  sale_amount: number | null;
  sale_start: number | null;
  sale_end: number | null;
  prior_lowest_amount: number | null;
  per_order_limit: number;
  per_user_limit: number | null;
  stock: number;
  safety_stock: DefaultCount;
  reserved: DefaultCount;
  preorder_ship_at: number | null;
  backorder_limit: DefaultCount;
}

/** When a product is launched in a market. */
export interface ProductLaunchesTable {
  spu: string;
  site: Site;
  launch_time: number;
}

/** What operators did about launches; null for a product that is on sale. */
export interface ProductLaunchChangesTable {
  id: string;
  spu: string;
  site: Site;
  was_time: number | null;
  launch_time: number | null;
  time: number;
}

export interface PriceHistoryTable extends Row {
  sku: string;
  site: Site;
  currency: Currency;
  amount: number;
  at: number;
}

export interface CategoriesTable extends Row {
  parent_id: string | null;
  slug: string;
  name: string;
  image: JsonText | null;
  sort: number;
}

export interface CollectionsTable extends Row {
  handle: string;
  title: string;
  subtitle: string;
  hero: JsonText | null;
  seo_description: string;
  sort: number;
}

export interface ProductCategoriesTable extends Row {
  spu: string;
  category_id: string;
}

export interface ProductCollectionsTable extends Row {
  spu: string;
  handle: string;
  sort: number;
}

/** What products can be filtered by, in the order of the filter panel; the values are in `product_facets`. */
export interface FacetsTable extends Row {
  key: string;
  label: string;
  /** Offered as chips above the list. */
  promoted: Flag;
  /** A JSON list of the markets that offer the facet; null for every market. */
  sites: JsonText | null;
  sort: number;
}

/** One row per value a product (sku null) or one of its skus can be filtered by; `number` serves ranges. */
export interface ProductFacetsTable extends Row {
  spu: string;
  sku: string | null;
  key: string;
  value: string;
  label: string;
  number: number | null;
}

export interface WarrantiesTable extends Row {
  warranty_id: string;
  months: JsonText;
  covers: JsonText;
  excludes: JsonText;
  steps: JsonText;
  register_url: string | null;
}

export interface EnergyLabelsTable extends Row {
  sku: string;
  class: string;
  kwh_per_1000h: number;
  label_image: string;
  arrow_image: string;
  fiche_url: string;
  /** Empty where the product has no entry in the register. */
  eprel_url: string;
  regulation: string;
  /** What its product information sheet says beside the label; null until the supplier has declared it. */
  sheet: JsonText | null;
}

export interface ReviewsTable extends Row {
  spu: string;
  sku: string;
  account_id: string | null;
  author: string;
  order_no: string | null;
  line_id: string | null;
  rating: number;
  title: string;
  body: string;
  media: JsonText;
  status: 'PENDING' | 'PUBLISHED' | 'REJECTED';
  helpful: DefaultCount;
  merchant_reply: string | null;
  /** Why it was taken away, for its author. */
  rejection: Generated<ReviewRejection | null>;
}

export interface StockSubscriptionsTable extends Row {
  sku: string;
  site: Site;
  email: string;
  account_id: string | null;
  confirm_hash: string | null;
  confirmed_at: number | null;
  notified_at: number | null;
}

/**
 * A version is another one after each committed change: `CATALOGUE` of texts and SKUs, a site of its prices, `PROMOTIONS` of what
 * promotions sell and when, `HELP` of the words of the shop's own texts. A scope without a row has never changed.
 */
export interface CatalogueVersionsTable {
  scope: 'CATALOGUE' | 'HELP' | 'PROMOTIONS' | Site;
  version: number;
}
