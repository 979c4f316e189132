import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The maps of built files, as long as somebody reads stacks. */
const maps = new Map<string, WeakRef<SourceMap>>();

/** The map of a built file, undefined for one that has none. @param file address of the file */
function mapOf(file: string): SourceMap | undefined {
  const storedMap = maps.get(file)?.deref();
  if (storedMap) return storedMap;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
    maps.set(file, new WeakRef(map));
    return map;
  } catch {
    return undefined;
  }
}

/** A line of a stack, with the place in the source where the file is built from it. */
function lineOf(site: NodeJS.CallSite): string {
  const text = String(site);
  const [file, line, column] = [site.getScriptNameOrSourceURL(), site.getLineNumber(), site.getColumnNumber()];
  if (!file?.startsWith('file:') || line === null || column === null) return text;
  const origin = mapOf(file)?.findOrigin(line, column);
  if (!origin || !('fileName' in origin)) return text;
  const place = `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`;
  return text.replace(`${file}:${line}:${column}`, place);
}

/**
 * A stack that names the sources of what is built. A map is read by the first stack that somebody reads: Node's own switch reads
 * those of all packages at the start, and counts the lines of every file.
 */
export const sourceStack: NonNullable<typeof Error.prepareStackTrace> = (error, sites) =>
  [String(error), ...sites.map((site) => `    at ${lineOf(site)}`)].join('\n');
