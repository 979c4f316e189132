import { Visitor, type Plugin } from 'vite';

/**
 * Leaves properties of these names out of the build, in files whose path from the root matches: what is for people,
 * diagrams, tests or types is nothing that a shopper's phone should load. Properties inside of one another are not meant.
 */
export const withoutProperties = (name: string, root: string, files: RegExp, names: readonly string[]): Plugin => ({
  name: `lampyris-without-${name}`,
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!id.startsWith(`${root}/`) || !files.test(id.slice(root.length + 1))) return undefined;
    const found: (readonly [start: number, end: number])[] = [];
    new Visitor({
      Property({ key, start, end }) {
        if (key.type === 'Identifier' && names.includes(key.name)) found.push([start, end]);
      },
    }).visit(this.parse(code));
    const bare = found
      .sort(([a], [b]) => b - a)
      .reduce((text, [start, end]) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);
    return { code: bare, map: null };
  },
});
