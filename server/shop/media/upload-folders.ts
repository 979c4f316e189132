import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { ShopContext } from '#server/shop-context.ts';

type Folders = Pick<Config, 'dataDir'>;

/** The name of a shown file: random, and the id of its row where that was before. Its ending is the stored type. */
export const shownName = String.raw`(?:[\da-f]{32}|[\dA-Z]{26})\.(?:jpg|png|webp|mp4)`;

/** What is shown, and nothing else. */
export const storedFile = ({ dataDir }: Folders, name: string): string => join(dataDir, 'uploads', name);

/** Beside the shown files, so that a file moves there in one step, and served by nobody. */
const arrivals = ({ dataDir }: Folders): string => join(dataDir, 'arriving');

export const arrivingFile = (config: Folders, name: string): string => join(arrivals(config), name);

export async function makeUploadFolders(config: Folders): Promise<void> {
  for (const folder of [join(config.dataDir, 'uploads'), arrivals(config)]) await mkdir(folder, { recursive: true });
}

/** A file that is gone already is what we want. */
export async function removeFile(file: string): Promise<void> {
  await unlink(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** Removes shown files by their names. */
export async function removeStoredFiles(
  { config }: { readonly config: Folders },
  names: readonly string[],
): Promise<void> {
  await Promise.all(names.map((name) => removeFile(storedFile(config, name))));
}

/** No upload takes so long: the server ends every request before; ms. */
const longestArrival = 15 * 60_000;

/** Removes what a process that ended in the middle of an upload left behind; other processes may be at work beside this one. */
export async function removeLeftArrivals({ config, clock }: Pick<ShopContext, 'config' | 'clock'>): Promise<number> {
  const names = await readdir(arrivals(config)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const file = arrivingFile(config, name);
    const written = await stat(file).catch(() => undefined);
    if (!written || written.mtimeMs > clock.now() - longestArrival) continue;
    await removeFile(file);
    removed += 1;
  }
  return removed;
}
