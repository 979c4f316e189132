import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree, type Tree } from '../circles/read-tree.ts';
import { needs } from '../reach/needs.ts';
import { reachOf, type Reach } from '../reach/reached-from.ts';
import type { Unreached } from '../reach/unreached.ts';
import { readRequirements } from './requirements.ts';
import { testsById } from './tests-by-id.ts';

/** The schemas of the contract, as the product is held by them. */
const readSchemas = (root: string): Tree =>
  new Map(
    readdirSync(path.join(root, 'openapi/schemas')).map((name) => {
      const file = `openapi/schemas/${name}`;
      return [file, readFileSync(path.join(root, file), 'utf8')];
    }),
  );

/** Of each sentence, whether the product meets it, and what is missing. @param root the project */
export async function readReach(
  root: string,
  product: Tree,
  unreached: Unreached,
): Promise<ReadonlyMap<string, Reach>> {
  const requirements = await readRequirements(root);
  const tests = testsById(root);
  const screens = new Map(
    requirements.flatMap(({ id, screen }) => (screen === undefined ? [] : [[id, screen] as const])),
  );
  const held = new Map([...product, ...readSchemas(root)]);
  const reach = reachOf(readTree(root), held, unreached, { needs, screens });
  return new Map(requirements.map(({ id }) => [id, reach(id, tests.get(id) ?? [])]));
}
