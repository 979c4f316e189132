import { posix } from 'node:path';
import { lateEntriesOf } from './late-entries.ts';
import { filesOf, type Manifest } from './manifest.ts';

/** What a first visit to a route loads; sizes in bytes after brotli. */
export interface RouteSize {
  readonly path: string;
  readonly js: number;
  /** JavaScript that a plain browser loads by itself within 5 s of the load, beyond that. */
  readonly lateJs: number;
  /** The chunk of the page alone: not the frame, nor what it shares with other pages. */
  readonly ownJs: number;
  readonly css: number;
  /** Of it what every page has. */
  readonly baseCss: number;
  readonly jsFiles: number;
  readonly cssFiles: number;
}

interface Row {
  readonly path: string;
  readonly page: () => Promise<unknown>;
}

const entryKey = 'index.html';

/** The weight of every route of the table, from the manifest and the compressed size of each file. */
export function routeSizes(
  routes: readonly Row[],
  manifest: Manifest,
  brotli: ReadonlyMap<string, number>,
): RouteSize[] {
  const entry = filesOf(manifest, entryKey);
  const sum = (files: Iterable<string>): number =>
    [...files].reduce((total, file) => {
      const bytes = brotli.get(file);
      if (bytes === undefined) throw new Error(`${file} was not compressed`);
      return total + bytes;
    }, 0);
  return routes.map((route) => {
    const source = pageFile(route);
    const page = filesOf(manifest, source);
    const js = new Set([...entry.js, ...page.js]);
    const late = new Set(lateEntriesOf(source).flatMap((key) => [...filesOf(manifest, key).js]));
    const css = new Set([...entry.css, ...page.css]);
    return {
      path: route.path,
      js: sum(js),
      lateJs: sum([...late].filter((file) => !js.has(file))),
      // Its own chunk is the first that its list names.
      ownJs: sum([...page.js].slice(0, 1)),
      css: sum(css),
      baseCss: sum(entry.css),
      jsFiles: js.size,
      cssFiles: css.size,
    };
  });
}

/** The source file of a page. The table of pages says it only inside the import, so it is read from there. */
function pageFile({ path, page }: Row): string {
  const file = /import\(\s*['"](\..+?)['"]\s*\)/.exec(page.toString())?.[1];
  if (!file) throw new Error(`${path} does not import its page`);
  return posix.join('src/pages', file);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Prints one line for each page; routes that share a page and so weigh the same share the line. */
export function printSizes(sizes: readonly RouteSize[]): void {
  const byWeight = new Map<string, RouteSize[]>();
  for (const size of sizes) {
    const weight = `${size.js} ${size.ownJs} ${size.lateJs} ${size.css}`;
    byWeight.set(weight, [...(byWeight.get(weight) ?? []), size]);
  }
  console.log('first load, brotli kB    JS     own    late   whole     CSS   files');
  for (const [first, ...others] of byWeight.values()) {
    if (!first) continue;
    const { path, js, ownJs, lateJs, css, jsFiles, cssFiles } = first;
    const name = others.length > 0 ? `${path} +${others.length}` : path;
    const figures = [js, ownJs, lateJs, js + lateJs, css].map(kilobytes).join(' ');
    console.log(`${name.padEnd(24)}${figures}   ${jsFiles} + ${cssFiles}`);
  }
}
