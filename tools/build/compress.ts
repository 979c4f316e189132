import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/**
 * Writes `<file>.br` beside every text file of a folder, at the highest quality, for the server to send as it is.
 * @returns bytes after compression, by the file's path inside the folder
 */
export async function compress(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter((name) => compressible.test(name));
  // zlib works in its own threads, as many at once as the machine gives Node.
  const sizes = await Promise.all(
    texts.map(async (name): Promise<[string, number]> => {
      const file = path.join(folder, name);
      const source = await readFile(file);
      const small = await brotli(source, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      });
      await writeFile(`${file}.br`, small);
      return [name.replaceAll('\\', '/'), small.length];
    }),
  );
  return new Map(sizes);
}
