import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { createBuilder } from 'vite';
import type { FunctionName } from './longest-task.ts';
import type { CallFrame } from './trace.ts';

/** Builds the shop's scripts once more, the same bytes with a source map beside each, which names what a build shortens. */
export async function buildSourceMaps(root: string, outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    environments: { client: { build: { outDir, sourcemap: 'hidden', copyPublicDir: false } } },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('The shop has no build for browsers');
  await builder.build(client);
}

interface ReadMap {
  readonly map: SourceMap;
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/** Names a function by its source from the root, with the maps in a folder; by its chunk when that has no map there. */
export function functionNames(folder: string, root: string): (frame: CallFrame) => FunctionName {
  const maps = new Map<string, ReadMap | undefined>();
  const assets = path.join(folder, 'assets');
  const placeOf = (source: string): string => path.relative(root, path.resolve(assets, source)).replaceAll('\\', '/');
  const labels = new Map<string, FunctionName>();
  const mapOf = (file: string): ReadMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(path.join(assets, `${file}.map`)));
    return maps.get(file);
  };
  return (frame) => {
    const key = `${frame.functionName} ${frame.url} ${frame.lineNumber} ${frame.columnNumber}`;
    const name = labels.get(key) ?? nameOf(frame, mapOf, placeOf);
    labels.set(key, name);
    return name;
  };
}

function nameOf(
  frame: CallFrame,
  mapOf: (file: string) => ReadMap | undefined,
  placeOf: (source: string) => string,
): FunctionName {
  const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = frame;
  if (!url) return { label: functionName, isOurs: false };
  const file = path.posix.basename(url);
  const read = mapOf(file);
  const entry = read?.map.findEntry(lineNumber, columnNumber);
  // A place that stands in no source has an entry without one.
  if (!read || !entry || !('originalSource' in entry) || !entry.originalSource)
    return { label: `${functionName || 'module'} ${file}`, isOurs: true };
  const { originalSource, originalLine } = entry;
  const place = placeOf(originalSource);
  const declared = declaredIn(read.sources.get(originalSource)?.[originalLine]);
  const isPackage = place.includes('node_modules/');
  const short = isPackage ? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length) : place;
  return { label: `${declared ?? functionName} ${short}:${originalLine + 1}`.trim(), isOurs: !isPackage };
}

/** The function that a line of a source declares. */
function declaredIn(line = ''): string | undefined {
  return (
    /(?:function\*?\s+|(?:const|let|var)\s+)([\w$]+)/.exec(line)?.[1] ??
    /^\s*(?:async\s+)?([\w$]+)\s*[(:=]/.exec(line)?.[1]
  );
}

function readMap(file: string): ReadMap | undefined {
  if (!existsSync(file)) return undefined;
  const payload: SourceMapPayload = JSON.parse(readFileSync(file, 'utf8'));
  const sources = payload.sources.map((source, index): [string, string[]] => [
    source,
    payload.sourcesContent[index]?.split('\n') ?? [],
  ]);
  return { map: new SourceMap(payload), sources: new Map(sources) };
}
