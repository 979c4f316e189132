import type { Tree } from '../circles/read-tree.ts';

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const textOf = (product: Tree, folder: RegExp) =>
  [...product]
    .filter(([file]) => folder.test(file))
    .map(([, text]) => text)
    .join('\n');

/** Values in the browser's storage that the page writes at most: nothing of it reads them. */
export function unreadEntries(product: Tree): string[] {
  const defined = names(product.get('src/storage/keys.ts') ?? '', /^ {2}(\w+): \w+Entry\b/gm);
  const text = textOf(product, /^src\//);
  const isRead = (name: string) =>
    new RegExp(
      String.raw`\b(?:read|through|subscribe|holds|storedHook|storedText|ofEntry)\(\s*stored\.${name}\b|stored\.${name}\.key`,
    ).test(text);
  return defined.filter((name) => !isRead(name)).map((name) => `stored.${name}`);
}

/** Events that a machine takes and no file of the product sends. @param events machine name to the types of its events */
export function unsentEvents(product: Tree, events: ReadonlyMap<string, readonly string[]>): string[] {
  const machines = textOf(product, /^machines\/.*\/(?!types)[a-z-]+\.ts$/);
  const others = textOf(product, /^(?!machines\/)/);
  /** Written whole, or as its first word and the name of a command, as `promotion.` and what staff say. */
  const isSent = (type: string) =>
    /^xstate\.|\*$/.test(type) ||
    machines.includes(`: '${type}'`) ||
    machines.includes(`\`${type.split('.')[0]}.\${`) ||
    others.includes(`'${type}'`);
  return [...new Set([...events.values()].flat())].filter((type) => !isSent(type));
}

/** Commands of the bridge that no page and no actor gives. @param commands the commands of the protocol */
export function unusedCommands(product: Tree, commands: readonly string[]): string[] {
  const text = textOf(product, /^src\//);
  const isGiven = (command: string) =>
    new RegExp(String.raw`\b(?:call|mention|request)\(\s*'${command}'|\b${command}\(\s*bridge\b`).test(text);
  return commands.filter((command) => !isGiven(command));
}

/** Paths of the contract that the page does not call; what shop owners, carriers and banks call lies elsewhere. */
export function uncalledPaths(product: Tree, paths: readonly string[]): string[] {
  // The list of what is not logged names paths that it does not call.
  const text = textOf(product, /^src\/(?!api\/remote-log\.ts)/);
  /** Written whole, or as a constant and what follows it: `${cart}/merge`. */
  const called = (path: string) =>
    text.includes(`'${path}'`) ||
    [...path.matchAll(/\//g)].some(
      ({ index }) => text.includes(`'${path.slice(0, index)}'`) && text.includes(`}${path.slice(index)}\``),
    );
  return paths.filter((path) => !path.startsWith('/app-mall-admin/') && !called(path));
}
