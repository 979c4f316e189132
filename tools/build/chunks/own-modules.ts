import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { areaOf } from '../page-files.ts';
import { keepOwner } from './kept-owners.ts';
import { placesOf, readLock, type Places } from './lock.ts';
import { fileOf } from './module-graph.ts';

/**
 * The entry whose own module this one begins to read; undefined where nothing is to be kept together. Modules that entries
 * share are not asked: the frame would wait for a page.
 */
export function ownerRead(reader: string, read: string, { chunks, owners }: Places): string | undefined {
  const owner = owners.get(read);
  const isOfPage = owners.has(reader) || (areaOf(reader) !== '' && !chunks.has(reader));
  return isOfPage && owner !== owners.get(reader) && owner !== read && owner !== reader ? owner : undefined;
}

/** What a module reads, of files that its own text names; packages are not meant. */
const readBy = (code: string, reader: string): string[] =>
  [...code.matchAll(/\bimport\s*(?:[\w$*{},\s]+from\s*)?["']([^"']+)["']/g)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)];
    if (specifier.startsWith('.')) return [path.posix.join(path.posix.dirname(reader), specifier)];
    return specifier.startsWith('/') ? [fileOf(specifier)] : [];
  });

/**
 * Keeps what one page alone needed in the file of this page when another page begins to read it: this one imports the other one,
 * too, and the bundler leaves what both need where it is. Otherwise the page that did not change would load one more file.
 */
export function ownModules(root: string): Plugin {
  const places = placesOf(readLock());
  return {
    name: 'lampyris-own-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const reader = fileOf(id);
      // The lock may know a page that is gone.
      const owners = new Set(
        readBy(code, reader)
          .flatMap((read) => ownerRead(reader, read, places) ?? [])
          .filter((owner) => existsSync(path.join(root, owner))),
      );
      if (owners.size === 0) return undefined;
      return { code: [code, ...[...owners].map(keepOwner)].join('\n'), map: null };
    },
  };
}
