import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tree } from '../circles/read-tree.ts';
import { readMachines } from '../machines/read-machines.ts';
import { unreadFields, type FieldsByName } from './evidence.ts';
import { unreachedExports } from './unreached-exports.ts';
import { uncalledPaths, unreadEntries, unsentEvents, unusedCommands } from './unreached-names.ts';

/** What nothing of the product uses. */
export interface Unreached {
  /** `file` and `file: name`. */
  readonly exports: readonly string[];
  /** Stored values, events, commands, fields of replies and paths, each as it is written in the code. */
  readonly names: readonly string[];
}

interface Protocol {
  readonly commands: Readonly<Record<string, { readonly result?: { readonly $ref?: string } }>>;
  readonly events: Readonly<Record<string, { readonly data?: { readonly $ref?: string } }>>;
  readonly $defs: Readonly<Record<string, { readonly properties?: object }>>;
}

/** What an app answers and says by itself: name of a command or an event to the fields of its object. */
function fieldsByName({ commands, events, $defs }: Protocol): FieldsByName {
  const answers = Object.entries(commands).map(([name, { result }]) => [name, result?.$ref] as const);
  const news = Object.entries(events).map(([name, { data }]) => [name, data?.$ref] as const);
  return new Map(
    [...answers, ...news].map(([name, ref = '']) => [
      name,
      Object.keys($defs[ref.split('/').at(-1) ?? '']?.properties ?? {}),
    ]),
  );
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
  const app: Protocol = JSON.parse(protocol);
  const { commands } = app;
  return {
    exports,
    names: [
      ...unreadEntries(product),
      ...unsentEvents(product, new Map(machines.map(({ name, machine }) => [name, machine.events]))),
      ...unusedCommands(product, Object.keys(commands)),
      ...unreadFields(product, fieldsByName(app)),
      ...uncalledPaths(
        product,
        [...contract.matchAll(pathOfContract)].map(([, found = '']) => found),
      ),
    ],
  };
}
