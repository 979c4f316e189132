import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TreeNode, TreeParser } from './tree-parser.ts';
import { ensurePackage } from '../setup/ensure-package.ts';

/** Gives a function that tells what in a text is not Swift, one sentence for each place. Installs the parser if need be. */
export async function openSwiftParser(): Promise<(text: string) => string[]> {
  const folder = path.join(import.meta.dirname, 'swift');
  ensurePackage(folder, 'a parser of Swift');
  const require = createRequire(path.join(folder, 'package.json'));
  const { Parser, Language }: TreeParser = await import(pathToFileURL(require.resolve('web-tree-sitter')).href);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(require.resolve('tree-sitter-wasms/out/tree-sitter-swift.wasm')));
  return (text) => {
    const tree = parser.parse(text);
    return tree ? faultsBelow(tree.rootNode) : ['it could not be parsed at all'];
  };
}

function faultsBelow(node: TreeNode): string[] {
  if (!node.hasError) return [];
  const { row, column } = node.startPosition;
  const place = `${row + 1}:${column + 1}`;
  const own = node.isMissing
    ? [`${place}: ${node.type} is missing`]
    : node.isError
      ? [`${place}: '${node.text.split('\n')[0]}'`]
      : [];
  return [...own, ...node.children.flatMap((child) => (child ? faultsBelow(child) : []))];
}
