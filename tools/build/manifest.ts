import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One chunk of Vite's manifest, as far as the sizes need it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The manifest Vite wrote into a client build. */
export async function readManifest(folder: string): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8'));
  return manifest;
}

/** The JavaScript and CSS files that start with a chunk: its own and those of its static imports. */
export function filesOf(manifest: Manifest, key: string): { js: Set<string>; css: Set<string> } {
  const js = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (js.has(chunk.file)) return;
    js.add(chunk.file);
    chunk.css?.forEach((file) => css.add(file));
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return { js, css };
}

/** Keys of chunks that import each other in a circle, in their order; undefined where none do. */
export function circleIn(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (key: string, trail: readonly string[]): readonly string[] | undefined => {
    const start = trail.indexOf(key);
    if (start >= 0) return [...trail.slice(start), key];
    if (done.has(key)) return undefined;
    for (const imported of manifest[key]?.imports ?? []) {
      const circle = visit(imported, [...trail, key]);
      if (circle) return circle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const circle = visit(key, []);
    if (circle) return circle;
  }
  return undefined;
}
