import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');
const folders = [
  '.storybook',
  'bridge-sdk',
  'design-system',
  'machines',
  'openapi',
  'rules',
  'server',
  'src',
  'tests',
  'themes',
  'tools',
];
const source = /\.(?:ts|tsx|js|mjs)$/;
const left = /(?:^|\/)(?:node_modules|dist)\/|^tools\/imagery\//;

/** Source files by their path from the root. */
export type Tree = ReadonlyMap<string, string>;

/** The source files of the project, or of one that is laid out like it, read once. */
export function readTree(root: string = project): Tree {
  const inside = folders.flatMap((folder) => list(root, folder));
  const atRoot = readdirSync(root).filter((name) => source.test(name));
  return new Map(
    [...inside, ...atRoot]
      .filter((file) => source.test(file) && !left.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

function list(root: string, folder: string): string[] {
  if (!readdirSync(root).includes(folder)) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );
}
