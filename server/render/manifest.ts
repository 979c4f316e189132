/** The part of Vite's manifest that names the files of a page. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface PageFiles {
  /** The file of the page's own code comes first. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const entryKey = 'index.html';

/** The files a page needs beyond those of the entry, so that the browser asks for all of them at once. */
export function pageFiles(manifest: Manifest, source: string | undefined): PageFiles {
  const entry = new Set(closure(manifest, [entryKey]));
  const pageKeys = closure(manifest, source ? [source] : []).filter((key) => !entry.has(key));
  const chunks = pageKeys.flatMap((key) => manifest[key] ?? []);
  const entryStyles = new Set([...entry].flatMap((key) => manifest[key]?.css ?? []));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css).filter((file) => !entryStyles.has(file)));
  return { scripts: chunks.map(({ file }) => `/${file}`), styles: [...styles].map((file) => `/${file}`) };
}

function closure(manifest: Manifest, keys: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (found.has(key) || !chunk) continue;
    found.add(key);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...found];
}
