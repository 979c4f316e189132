import { readImage, readImages, toImage } from '../media/picture.ts';
import { relitPicture } from '../media/relit-picture.ts';
import { toVideo } from '../media/video.ts';
import { lightOf } from './light.ts';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueLabel,
  CatalogueProduct,
  CatalogueSku,
  CatalogueWarranty,
  FacetEntry,
  FacetRule,
} from './catalogue.ts';
import type { CatalogueRows, ProductRows } from './catalogue-rows.ts';
import { energyClassSteps } from '#rules/energy.ts';
import { groupBy } from '#rules/group-by.ts';

type Row<Table extends keyof CatalogueRows> = CatalogueRows[Table][number];

function energyLabelOf(row: Row<'energyLabels'>): CatalogueLabel {
  const energyClass = energyClassSteps.find(([candidate]) => candidate === row.class)?.[0];
  if (energyClass === undefined) throw new Error(`The energy label of ${row.sku} has the unknown class ${row.class}`);
  return {
    sku: row.sku,
    class: energyClass,
    kWhPer1000h: row.kwh_per_1000h,
    regulation: row.regulation,
    ...(row.eprel_url === '' ? {} : { eprelUrl: row.eprel_url }),
    sheet: row.sheet === null ? null : JSON.parse(row.sheet),
  };
}

function warrantyOf(row: Row<'warranties'>): CatalogueWarranty {
  return {
    months: JSON.parse(row.months),
    covers: JSON.parse(row.covers),
    excludes: JSON.parse(row.excludes),
    steps: JSON.parse(row.steps),
  };
}

interface StoredHero {
  readonly slug: string;
  readonly alt: string;
  readonly text: string;
  readonly seoTitle: string;
}

function collectionOf(row: Row<'collections'>, spus: readonly string[]): CatalogueCollection {
  if (row.hero === null) throw new Error(`The collection ${row.handle} has no hero`);
  const hero: StoredHero = JSON.parse(row.hero);
  return {
    handle: row.handle,
    title: row.title,
    intro: row.subtitle,
    text: hero.text,
    image: toImage(hero),
    seo: { title: hero.seoTitle, description: row.seo_description },
    spus,
  };
}

function categoryOf({ id, name, image }: Row<'categories'>): Catalogue['categories'][number] {
  if (image === null) throw new Error(`The category ${id} has no picture`);
  const { text: intro }: { text?: string } = JSON.parse(image);
  return { id, name, ...(intro !== undefined && { intro }), image: readImage(image) };
}

const facetOf = ({ key, label, promoted, sites }: Row<'facets'>): FacetRule => ({
  key,
  label,
  promoted: promoted === 1,
  ...(sites !== null && { sites: JSON.parse(sites) }),
});

interface StoredBlock {
  readonly title: string;
  readonly text: string;
  readonly image?: Parameters<typeof toImage>[0];
  readonly film?: Parameters<typeof toVideo>[0];
}

function descriptionOf(json: string): CatalogueProduct['descriptionBlocks'] {
  const blocks: StoredBlock[] = JSON.parse(json);
  return blocks.map(({ title, text, image, film }) => ({
    title,
    text,
    ...(image && { image: toImage(image) }),
    ...(film && { video: toVideo(film) }),
  }));
}

function skuOf(
  row: Row<'skus'>,
  facets: readonly FacetEntry[],
  energyLabel: CatalogueSku['energyLabel'],
): CatalogueSku {
  const options: Record<string, string> = JSON.parse(row.options);
  const picture: Parameters<typeof toImage>[0] = JSON.parse(row.image);
  const size: CatalogueSku['size'] = row.dims === null ? null : JSON.parse(row.dims);
  return {
    sku: row.sku,
    options: Object.entries(options).map(([name, value]) => ({ name, value })),
    image: toImage(picture),
    relit: relitPicture(picture.slug, size) ?? null,
    swatch: row.swatch,
    weightG: row.weight_g,
    size,
    isAddOn: row.is_add_on === 1,
    energyLabel,
    facets: groupBy(facets, ({ key }) => key),
  };
}

/** Puts the rows of products together. @throws when rows that belong together are missing */
export function assembleProducts(rows: ProductRows): CatalogueProduct[] {
  const categories = rows.categories.map(categoryOf);
  const skuRows = groupBy(rows.skus, ({ spu }) => spu);
  const facetRows = groupBy(rows.facetValues, ({ spu }) => spu);
  const categoryIds = groupBy(rows.inCategories, ({ spu }) => spu);
  const handles = groupBy(rows.inCollections, ({ spu }) => spu);
  const labels = new Map(rows.energyLabels.map((row) => [row.sku, energyLabelOf(row)]));
  const warranties = new Map(rows.warranties.map((row) => [row.warranty_id, warrantyOf(row)]));

  const productOf = (row: Row<'products'>): CatalogueProduct => {
    const { spu } = row;
    const own = new Set((categoryIds.get(spu) ?? []).map(({ category_id }) => category_id));
    const mine = categories.filter(({ id }) => own.has(id));
    const categoryFacets = mine.map(({ id, name }) => ({ key: 'category', value: id, label: name, number: null }));
    const facets = facetRows.get(spu) ?? [];
    const skus = skuRows.get(spu) ?? [];
    const defaultSku = skus.find(({ is_default }) => is_default === 1) ?? skus[0];
    if (!defaultSku) throw new Error(`The product ${spu} has no SKU`);
    const specs: CatalogueProduct['specs'] = JSON.parse(row.specs);
    const light = lightOf(facets, specs);
    return {
      spu,
      model: row.model,
      title: row.title,
      subtitle: row.subtitle,
      brand: row.brand,
      categories: mine.map(({ id, name }) => ({ id, name })),
      media: readImages(row.media),
      highlights: JSON.parse(row.highlights),
      descriptionBlocks: descriptionOf(row.description_blocks),
      specs,
      ...(light && { light }),
      packageContents: JSON.parse(row.package_contents),
      optionAxes: JSON.parse(row.option_axes),
      defaultSku: defaultSku.sku,
      rating: row.rating_avg,
      ratingCount: row.rating_count,
      seo: { title: row.seo_title, description: row.seo_description },
      soldCount: row.sold_count,
      releaseTime: row.release_time,
      collections: new Set((handles.get(spu) ?? []).map(({ handle }) => handle)),
      warranty: row.warranty_id === null ? null : (warranties.get(row.warranty_id) ?? null),
      skus: skus.map((sku) =>
        skuOf(
          sku,
          [...categoryFacets, ...facets.filter((facet) => facet.sku === null || facet.sku === sku.sku)],
          labels.get(sku.sku) ?? null,
        ),
      ),
    };
  };

  return rows.products.map(productOf);
}

/** Puts the rows together, once per version of the catalogue. @throws when rows that belong together are missing */
export function assembleCatalogue(rows: CatalogueRows): Catalogue {
  const products = new Map(assembleProducts(rows).map((product) => [product.spu, product]));
  const spusIn = groupBy(rows.inCollections, ({ handle }) => handle);
  return {
    products,
    categories: rows.categories.map(categoryOf),
    collections: new Map(
      rows.collections.map((row) => {
        const spus = (spusIn.get(row.handle) ?? []).map(({ spu }) => spu).filter((spu) => products.has(spu));
        return [row.handle, collectionOf(row, spus)];
      }),
    ),
    facets: rows.facets.map(facetOf),
    searchWords: new Map(rows.productWords.map(({ spu, words }) => [spu, words])),
    searchTerms: rows.searchTerms.map(({ term }) => term),
    hotTerms: rows.hotTerms.map(({ term }) => term),
  };
}
