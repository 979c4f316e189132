import { readFile } from 'node:fs/promises';
import { pictureTexts } from '#server/seed/catalogue/pictures.ts';
import { toImage } from '#server/shop/media/picture.ts';

const heading = `// Generated from media/manifest.json by \`npm run generate\`: the pictures that belong to pages, not to products.
import type { ShopImage } from '../shop-picture.ts';
`;

/** The slugs of pictures, by the names of what is exported. */
type Scenes = Readonly<Record<string, string>>;

/** The manifest names other places too; those come with the content of a page. */
export const pageScenes: Scenes = {
  parcelScene: 'sq-parcel',
  returnScene: 'sq-return',
  partsScene: 'sq-parts',
  chairsScene: 'sq-chairs',
  wattsScene: 'wide-watts',
  lampRowScene: 'wide-dark',
  reedStage: 'stage-reed',
};

/** Apart, because a visit may begin with log-in, which has less to spend. */
export const entryScenes: Scenes = { hallScene: 'tall-hall' };

/**
 * The addresses and sizes of the pictures of pages as TypeScript, with what each shows. Their addresses carry the version
 * that the server serves for a year. A scene that is not rendered yet is left out.
 * @param file path of the media manifest
 * @param scenes which pictures
 * @throws when a picture has no text
 */
export async function scenePictures(file: string, scenes: Scenes): Promise<string> {
  const { images }: { images: Readonly<Record<string, unknown>> } = JSON.parse(await readFile(file, 'utf8'));
  const entries = Object.entries(scenes).filter(([, slug]) => slug in images);
  return [heading, ...entries.map(([name, slug]) => sceneOf(name, slug))].join('\n');
}

function sceneOf(name: string, slug: string): string {
  const alt = pictureTexts[slug];
  if (alt === undefined) throw new Error(`server/seed/catalogue/pictures.ts does not say what ${slug} shows`);
  const { url, w, h, widths, lqip } = toImage({ slug, alt });
  return `export const ${name}: ShopImage = {
  url: '${url}',
  alt: '${alt}',
  w: ${w},
  h: ${h},
  widths: [${widths.join(', ')}],
  lqip: { day: '${lqip.day}', night: '${lqip.night}' },
};
`;
}
