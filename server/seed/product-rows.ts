import { day } from './days.ts';
import { energyLabelOf } from './catalogue/energy-class.ts';
import { ratingOf } from './catalogue/reviews.ts';
import type { ProductSeed } from './catalogue/types.ts';
import { storedFilm } from './film.ts';
import type { NewRow } from './insert-rows.ts';
import { picture } from './picture.ts';
import { seedRow } from './seed-row.ts';

/** The axes a shopper chooses on, with each axis's values in the order of the skus and the colour of a finish. */
export function optionAxes({ skus }: ProductSeed): { name: string; values: { value: string; color?: string }[] }[] {
  return Object.keys(skus[0].options).map((name) => ({
    name,
    values: skus.flatMap(({ options, swatch }) => {
      const value = options[name];
      if (value === undefined) return [];
      return [swatch === undefined ? { value } : { value, color: swatch }];
    }),
  }));
}

/** When the first piece was or will be sold. */
export const releaseTime = ({ releasedDaysAgo }: ProductSeed, now: number): number => now - releasedDaysAgo * day;

export function productRow(product: ProductSeed, now: number): Omit<NewRow<'products'>, 'option_axes'> {
  const rating = ratingOf(product.spu);
  return {
    ...seedRow(`product ${product.spu}`, now),
    spu: product.spu,
    slug: product.pictures[0],
    model: product.model,
    title: product.title,
    subtitle: product.subtitle,
    brand: 'Lampyris',
    media: JSON.stringify(product.pictures.map(picture)),
    highlights: JSON.stringify(product.highlights),
    description_blocks: JSON.stringify(
      product.description.map((block) => ({
        title: block.title,
        text: block.text,
        ...(block.picture === undefined ? {} : { image: picture(block.picture) }),
        ...(block.film === undefined ? {} : { film: storedFilm(block.film) }),
      })),
    ),
    specs: JSON.stringify(
      product.specs.map(([group, name, value, unit]) => ({
        group,
        name,
        value,
        ...(unit === undefined ? {} : { unit }),
      })),
    ),
    package_contents: JSON.stringify(product.box),
    manuals: '[]',
    tags: '[]',
    warranty_id: product.warranty,
    seo_title: product.seo.title,
    seo_description: product.seo.description,
    rating_avg: rating.avg,
    rating_count: rating.count,
    question_count: product.questions,
    sold_count: product.sold,
    release_time: releaseTime(product, now),
    status: 'ACTIVE',
  };
}

export function skuRows(product: ProductSeed, now: number): NewRow<'skus'>[] {
  return product.skus.map(({ sku, options, isAddOn, picture: slug, swatch, weightG, dims: [w, d, h] }, sort) => ({
    ...seedRow(`sku ${sku}`, now),
    sku,
    spu: product.spu,
    options: JSON.stringify(options),
    barcode: null,
    weight_g: weightG,
    dims: JSON.stringify({ w, d, h }),
    image: JSON.stringify(picture(slug ?? product.pictures[0])),
    swatch: swatch ?? null,
    is_default: sort === 0 ? 1 : 0,
    is_add_on: isAddOn ? 1 : 0,
    sort,
    status: 'ACTIVE',
  }));
}

export function energyRows({ lightSource, skus }: ProductSeed, now: number): NewRow<'energy_labels'>[] {
  if (lightSource === undefined) return [];
  return skus.flatMap((sku) => {
    const label = energyLabelOf(lightSource, sku);
    if (label === undefined) return [];
    return [
      {
        ...seedRow(`energy label ${sku.sku}`, now),
        sku: sku.sku,
        class: label.class,
        kwh_per_1000h: label.kWhPer1000h,
        // Invented products have no entry in the EU's register, hence no documents to link to.
        label_image: '',
        arrow_image: '',
        fiche_url: '',
        eprel_url: '',
        regulation: '(EU) 2019/2015',
      },
    ];
  });
}
