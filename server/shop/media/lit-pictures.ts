import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readLitName } from '#rules/light-setting.ts';
import { createWorkQueue } from '#server/work-queue.ts';
import type { drawLitPicture, LitKind } from './draw-lit-picture.ts';
import { passesOf } from './lit-passes.ts';
import { findPicture } from './picture-manifest.ts';

export interface LitPicture {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface LitPictures {
  /**
   * The picture of this name of a lamp in another light, kept or drawn; undefined where none is called so.
   * @param countDraw counts a picture that is not kept for whoever asks. @throws where these are too many
   * @throws UNAVAILABLE while too many others are drawn
   */
  read(slug: string, file: string, countDraw: () => void): Promise<LitPicture | undefined>;
}

export type DrawLit = typeof drawLitPicture;

/** With the decoders, which a server without a set light need not load. */
const drawWithDecoders: DrawLit = async (...picture) =>
  (await import('./draw-lit-picture.ts')).drawLitPicture(...picture);

interface LitPicturesParts {
  readonly mediaDir: string;
  /** Where they are kept; made when there is something to keep. */
  readonly folder: string;
  /** Of all that are kept, unless said otherwise 64 MB: some four thousand. */
  readonly mostBytes?: number;
  readonly draw?: DrawLit | undefined;
}

const kinds: Readonly<Record<string, { readonly kind: LitKind; readonly type: string }>> = {
  '.avif': { kind: 'room', type: 'image/avif' },
  '-card.jpg': { kind: 'card', type: 'image/jpeg' },
};
/** One at a time: a picture takes a tenth of a second of the processor. */
const draws = { atOnce: 1, waiting: 50 } as const;

/**
 * Pictures of lamps in the light that shoppers have set. The settings can be counted, and of their pictures those that
 * were asked for last are kept in a folder. However many ask for one that is not there, it is drawn once.
 */
export function createLitPictures({
  mediaDir,
  folder,
  mostBytes = 64 * 1_024 * 1_024,
  draw = drawWithDecoders,
}: LitPicturesParts): LitPictures {
  const queue = createWorkQueue(draws);
  const drawing = new Map<string, Promise<Buffer>>();
  // Nobody waits for it: a file that stays a little longer is asked for by no name.
  const remove = (name: string): void => void rm(join(folder, name), { force: true }).catch(() => undefined);
  const files = new LRUCache<string, true>({
    maxSize: mostBytes,
    dispose: (_, name, reason) => reason === 'evict' && remove(name),
  });
  let listed: Promise<void> | undefined;

  const list = async (): Promise<void> => {
    const names = await readdir(folder).catch(() => []);
    const found = await Promise.all(names.map(async (name) => ({ name, ...(await facts(join(folder, name))) })));
    for (const { name, size } of found.toSorted((a, b) => a.madeAt - b.madeAt)) files.set(name, true, { size });
  };
  const keep = async (name: string, bytes: Buffer): Promise<void> => {
    await mkdir(folder, { recursive: true });
    // Whole or not at all: another instance may read it at any time.
    const part = join(folder, `.${process.pid}-${name}`);
    await writeFile(part, bytes);
    await rename(part, join(folder, name));
    files.set(name, true, { size: bytes.length });
  };
  const drawOnce = (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const running = drawing.get(name);
    if (running) return running;
    const started = queue
      .run(async () => {
        const bytes = await make();
        // A full disk costs the next one who asks a drawing, not this one the picture.
        await keep(name, bytes).catch(() => undefined);
        return bytes;
      })
      .finally(() => drawing.delete(name));
    drawing.set(name, started);
    return started;
  };

  return {
    async read(slug, file, countDraw) {
      const [, name = '', ending = ''] = /^([a-z\d-]+?)((?:-card)?\.\w+)$/.exec(file) ?? [];
      const lit = readLitName(name);
      const form = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
      if (!lit || !form || !passesOf(slug)) return undefined;
      const { kind, type } = form;
      const key = `${slug}-${findPicture(slug)?.version}-${file}`;
      await (listed ??= list());
      if (files.get(key)) {
        const bytes = await readFile(join(folder, key)).catch(() => undefined);
        if (bytes) return { type, bytes };
      }
      if (!drawing.has(key)) countDraw();
      return { type, bytes: await drawOnce(key, () => draw(mediaDir, slug, lit.light, lit.level, kind)) };
    },
  };
}

/** A file that another instance has just removed weighs nothing. */
async function facts(path: string): Promise<{ readonly size: number; readonly madeAt: number }> {
  const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }));
  return { size: Math.max(1, size), madeAt: mtimeMs };
}
