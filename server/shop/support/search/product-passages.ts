import { pagePaths } from '#rules/page-paths.ts';
import type { Db } from '#server/db/schema.ts';
import { assembleCatalogue } from '../../catalogue/assemble-catalogue.ts';
import { readCatalogueRows } from '../../catalogue/catalogue-rows.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue.ts';
import type { Passage } from '../../content/passages/passage.ts';

const specLine = ({ name, value, unit }: CatalogueProduct['specs'][number]): string =>
  `${name}: ${value}${unit === undefined ? '' : ` ${unit}`}`;

/** What the shop calls it by: categories, kind, rooms, light and variants. */
const namesOf = ({ categories, skus }: CatalogueProduct): string[] => [
  ...new Set([
    ...categories.map(({ name }) => name),
    ...skus.flatMap(({ facets }) =>
      ['type', 'room', 'colour'].flatMap((key) => (facets.get(key) ?? []).map(({ label }) => label)),
    ),
    ...skus.flatMap(({ options }) => options.map(({ value }) => value)),
  ]),
];

/** What is found of the products: what they are, what each part of the description says, technical data and what is in the box. */
export async function productPassages(db: Db): Promise<Passage[]> {
  const { products, searchWords } = assembleCatalogue(await readCatalogueRows(db));
  return [...products.values()].flatMap((product) => {
    const { spu, title, model, subtitle, highlights, descriptionBlocks, specs, packageContents, releaseTime } = product;
    const about = {
      kind: 'PRODUCT',
      ref: spu,
      site: 'ALL',
      title,
      address: `${pagePaths.product}?${new URLSearchParams({ spu })}`,
      updatedTime: releaseTime,
    } as const;
    const whole = { keywords: [model, ...namesOf(product), searchWords.get(spu) ?? ''].join(' ') };
    return [
      { ...about, ...whole, heading: null, text: [subtitle, ...highlights].join('\n') },
      ...descriptionBlocks.map((block) => ({ ...about, heading: block.title, text: block.text })),
      { ...about, heading: 'Technical data', text: specs.map(specLine).join('\n') },
      { ...about, heading: 'In the box', text: packageContents.join('\n') },
    ];
  });
}
