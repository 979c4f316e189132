import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readGraph, weightOf, type GraphModule, type ModuleGraph } from './module-graph.ts';

const graphFile = (root: string): string => path.join(root, 'dist/module-graph.json');

/** The graph that the last build has read. */
export async function readBuiltGraph(root: string): Promise<ModuleGraph> {
  const modules: [string, GraphModule][] = JSON.parse(await readFile(graphFile(root), 'utf8'));
  return new Map(modules);
}

/** Writes the graph of the browser's build beside it, for those who plan its chunks. */
export const chunkGraph = (root: string): Plugin => ({
  name: 'lampyris-chunk-graph',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const graph = readGraph(this, (code) => weightOf(code, root));
    await mkdir(path.dirname(graphFile(root)), { recursive: true });
    await writeFile(graphFile(root), JSON.stringify([...graph]));
  },
});
