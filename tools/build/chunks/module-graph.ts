import path from 'node:path';
import { minifySync, type Rolldown } from 'vite';
import type { Module } from './blocks.ts';
import { keptOwners } from './kept-owners.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A module with what it loads later, such as a dialog. */
export interface GraphModule extends Module {
  readonly lazyImports: readonly string[];
}

/** Every module that the browser's entry reaches, statically or later, by its file. */
export type ModuleGraph = ReadonlyMap<string, GraphModule>;

/** What a browser loads first. */
export const entryFile = 'src/app/entry-client.tsx';

export const isStyle = (file: string): boolean => file.endsWith('.css');

/** The engine of the machines: the entry imports of it no more than a selector's hook. */
export const isEngine = (file: string): boolean => file.startsWith('node_modules/xstate/');
export const engineChunk = 'xstate';

/** What loads a module: its path from the project's root, and that of a library from its `node_modules`, wherever they stand. */
export function fileOf(id: string): string {
  if (id.startsWith('\0')) return id.slice(1);
  const library = id.indexOf('/node_modules/');
  return library < 0 ? path.posix.relative(root, id) : id.slice(library + 1);
}

/** A static import of minified code. A bundler resolves it, and until then it holds the folder of the project. */
const staticImport = /\bimport(?:[\w$*{},\s]+from)?"[^"]*";/g;

/**
 * Characters of a module's minified code without its imports and the folder of the project, which bundlers write into
 * them: a comment weighs nothing, and a project has the same chunks wherever it stands.
 */
export const weightOf = (code: string, folder: string): number =>
  minifySync('module.js', code, { module: true }).code.replaceAll(staticImport, '').replaceAll(folder, '').length;

/** The graph of a build that has read all modules, by what they read themselves. Styles weigh nothing: no script holds them. */
export function readGraph(
  build: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  weigh: (code: string) => number,
): ModuleGraph {
  const graph = new Map<string, GraphModule>();
  const waiting = [path.posix.join(root, entryFile)];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const file = fileOf(id);
    const info = graph.has(file) ? null : build.getModuleInfo(id);
    if (!info) continue;
    const owners = keptOwners(info.code ?? '');
    graph.set(file, {
      imports: info.importedIds.map(fileOf).filter((imported) => !owners.has(imported)),
      lazyImports: info.dynamicallyImportedIds.map(fileOf),
      weight: isStyle(file) ? 0 : weigh(info.code ?? ''),
    });
    waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
  }
  return graph;
}
