import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tree } from '../circles/read-tree.ts';
import { readMachines } from '../machines/read-machines.ts';
import { unreachedExports } from './unreached-exports.ts';
import { uncalledPaths, unreadEntries, unsentEvents, unusedCommands } from './unreached-names.ts';

/** What nothing of the product uses. */
export interface Unreached {
  /** `file` and `file: name`. */
  readonly exports: readonly string[];
  /** Stored values, events, commands and paths, each as it is written in the code. */
  readonly names: readonly string[];
}

const pathOfContract = /^ {2}(\/[^:]+):/gm;

/** Everything of the project without a user in its product. @param root the project */
export async function readUnreached(root: string, product: Tree): Promise<Unreached> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const [exports, machines, protocol, contract] = await Promise.all([
    unreachedExports(root),
    readMachines(root),
    read('bridge-sdk/protocol/protocol.json'),
    read('openapi/shop.yaml'),
  ]);
  const { commands }: { commands: object } = JSON.parse(protocol);
  return {
    exports,
    names: [
      ...unreadEntries(product),
      ...unsentEvents(product, new Map(machines.map(({ name, machine }) => [name, machine.events]))),
      ...unusedCommands(product, Object.keys(commands)),
      ...uncalledPaths(
        product,
        [...contract.matchAll(pathOfContract)].map(([, found = '']) => found),
      ),
    ],
  };
}
