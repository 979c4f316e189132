import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files with one of the endings, in a folder and below it, in order. */
export function filesBelow(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => path.join(folder, name))
    .sort();
}
