import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlainLight } from '#rules/light-choices.ts';
import { linearLight } from '#rules/light-color.ts';
import { mixLights, roomLights, storedLight } from '#rules/light-mix.ts';
import { openPicture } from './decoders.ts';
import { passesOf } from './lit-passes.ts';

/** A picture by night in another light: as large as its passes, or for previews of a link. */
export type LitKind = 'room' | 'card';

const card = { width: 1_200, height: 630 } as const;
/** How far from its sides a square room fades into its own light, in pixels of the card. */
const fade = 90;
/** What the outermost columns show may be cut; pixels of the card. */
const inset = 20;
/** Pixels that are mixed before other requests have a turn: about 4 ms. */
const slice = 65_536;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Mixes the passes of a picture by night as a browser does, red, green and blue. @throws where it has none */
export async function mixRoom(mediaDir: string, slug: string, light: PlainLight, level: number): Promise<Pixels> {
  const passes = passesOf(slug);
  if (!passes) throw new Error(`The lights of ${slug} are not apart`);
  const [ambient, ...zones] = passes;
  const decoded = await Promise.all(
    passes.map(async ({ file }) => {
      const stored = await readFile(join(mediaDir, 'products', slug, file));
      return openPicture(stored).raw().toBuffer({ resolveWithObject: true });
    }),
  );
  const layers = decoded.map(({ data }, index) => storedLight(data, passes[index] ?? ambient));
  const { width, height } = decoded[0]?.info ?? { width: 0, height: 0 };
  const lights = roomLights(ambient, zones, linearLight(light), level);
  const data = new Uint8Array(3 * width * height);
  for (let from = 0; from < data.length; from += 3 * slice) {
    const part = <Values extends Uint8Array | Float32Array>(values: Values) =>
      values.subarray(from, from + 3 * slice) as Values;
    mixLights(layers.map(part), lights, part(data), 3);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { data, width, height };
}

/** One row of a picture for all of its rows. @param pixel the channels of a pixel by its place in the row */
const rows = (width: number, height: number, pixel: (x: number) => readonly number[]): Buffer => {
  const row = Buffer.from(Array.from({ length: width }, (_, x) => [...pixel(x)]).flat());
  return Buffer.concat(Array.from({ length: height }, () => row));
};
const eased = (t: number): number => t * t * (3 - 2 * t);

const beside = (card.width - card.height) / 2;
/** Opaque in the middle, clear at its left and right. */
const fadingSides = () =>
  rows(card.height, card.height, (x) => [
    Math.round(255 * eased(Math.min(1, Math.min(x, card.height - 1 - x) / fade))),
  ]);
/** The night on both sides of the room. */
const nightAround = () =>
  rows(card.width, card.height, (x) => {
    const away = Math.max(0, 1 - Math.min(x, card.width - 1 - x) / beside);
    return [16, 18, 20, Math.round(230 * eased(away))];
  });

/** A room across a card: a wide one fills it, the wall and the floor of a square one go on to both sides. */
async function cardOf({ data, width, height }: Pixels): Promise<Buffer> {
  const room = () => openPicture(data, { raw: { width, height, channels: 3 } });
  if (width / height > 1.5) return room().resize(card).jpeg({ quality: 84 }).toBuffer();
  const side = card.height;
  const [behind, before] = await Promise.all([
    room()
      .resize(side, side)
      .extract({ left: inset, top: 0, width: side - 2 * inset, height: side })
      .extend({ left: beside + inset, right: beside + inset, extendWith: 'copy' })
      .blur(28)
      .raw()
      .toBuffer(),
    room()
      .resize(side, side)
      .joinChannel(fadingSides(), { raw: { width: side, height: side, channels: 1 } })
      .raw()
      .toBuffer(),
  ]);
  return openPicture(behind, { raw: { ...card, channels: 3 } })
    .composite([
      { input: before, raw: { width: side, height: side, channels: 4 }, gravity: 'centre' },
      { input: nightAround(), raw: { ...card, channels: 4 } },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** Draws a picture by night in another light: AVIF of the room, JPEG of the card. @throws where it has no passes */
export async function drawLitPicture(
  mediaDir: string,
  slug: string,
  light: PlainLight,
  level: number,
  kind: LitKind,
): Promise<Buffer> {
  const room = await mixRoom(mediaDir, slug, light, level);
  if (kind === 'card') return cardOf(room);
  const { data, width, height } = room;
  return openPicture(data, { raw: { width, height, channels: 3 } })
    .avif({ quality: 62, effort: 0, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
