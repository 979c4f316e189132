import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
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

/** The source files of the project, read once. */
export function readTree(): Tree {
  const inside = folders.flatMap((folder) => list(folder));
  const atRoot = readdirSync(root).filter((name) => source.test(name));
  return new Map(
    [...inside, ...atRoot]
      .filter((file) => source.test(file) && !left.test(file))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
}

function list(folder: string): string[] {
  // Not every folder of the plan exists from the first day.
  if (!readdirSync(root).includes(folder)) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    `${folder}/${name}`.replaceAll('\\', '/'),
  );
}
