import type { Tree } from '../../tools/circles/read-tree.ts';

interface Token {
  readonly name: string;
  readonly group: string;
  readonly server: boolean;
}

const isLooks = (file: string) =>
  /^(?:src|design-system)\/.+\.tsx?$/.test(file) &&
  !/^design-system\/(?:theme|icons)\/|\.(?:test|stories)\.tsx?$|-fixture\.tsx?$/.test(file);
const isStyle = (file: string) => isLooks(file) && file.endsWith('.css.ts');
const isOutside = (file: string) => isStyle(file) && !file.startsWith('design-system/');
/** The diagrams of the machines have units of their own. */
const isDiagram = (file: string) => file.startsWith('src/dev/');

const named =
  'white|black|red|green|blue|gray|grey|silver|orange|yellow|gold|purple|brown|pink|navy|teal|beige|ivory|crimson|tomato';
const rawColour = new RegExp(
  `#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"\`\\s,)])|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<=['"\`]|solid |dashed )(?:${named})(?=['"\`])`,
  'gi',
);

/** What the styles of the shop hold that only themes/ may hold, one sentence each. */
export function rawValues(tree: Tree): string[] {
  return [...tree].flatMap(([file, source]) => [
    ...(isStyle(file) ? hits(file, source, rawColour, 'is a raw colour; take one of the contract') : []),
    ...(isStyle(file) ? layerFaults(file, source) : []),
    ...(isOutside(file) && !isDiagram(file)
      ? hits(file, source, /fontSize: (?:\d[\d.]*|['"`][^'"`]*\d[^'"`]*['"`])/g, 'is a raw size of text; take a step')
      : []),
    ...(!file.startsWith('design-system/') && isLooks(file)
      ? hits(file, source, /from ['"](?:radix-ui|@radix-ui\/[^'"]+)['"]/g, 'belongs into design-system')
      : []),
  ]);
}

const hits = (file: string, source: string, raw: RegExp, reason: string): string[] =>
  (source.match(raw) ?? []).map((value) => `${file}: ${value} ${reason}`);

/** Inside one component three planes are enough, and none of them leaves it; over the page there are the layers. */
function layerFaults(file: string, source: string): string[] {
  const most = file.startsWith('design-system/') ? 2 : -1;
  return [...source.matchAll(/zIndex: (-?\d+)/g)]
    .filter(([, plane]) => Number(plane) > most)
    .map(([value]) => `${file}: ${value} is a raw plane; take a layer of the scale`);
}

const camel = (kebab: string) => kebab.replace(/-([a-z0-9])/g, (_, character: string) => character.toUpperCase());

/** Tokens that no style uses, by name. */
export function unusedTokens(tree: Tree, tokens: readonly Token[]): string[] {
  const source = [...tree]
    .filter(
      ([file]) =>
        isLooks(file) ||
        /^design-system\/(?:theme\/contract\.css|components\/light-switch\/light-show)\.ts$/.test(file),
    )
    .map(([, text]) => text)
    .join('\n');
  return tokens
    .filter(({ name, group, server }) => {
      const leaf = camel(name.slice(group.length + 1));
      const home = server ? `vars\\.${group}` : `\\b${group}`;
      return !new RegExp(`${home}(?:\\.${leaf}\\b|\\[['"]?${leaf}['"]?\\])`).test(source);
    })
    .map(({ name }) => name);
}

/** Names of custom properties that look like tokens and are none. */
export function unknownNames(tree: Tree, tokens: readonly Token[]): string[] {
  const tokenNames = new Set(tokens.map(({ name }) => `--lm-${name}`));
  return [...tree]
    .filter(([file]) => isLooks(file) || file.startsWith('server/'))
    .flatMap(([file, source]) =>
      (source.match(/--lm-[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [])
        .filter((name) => !tokenNames.has(name))
        .map((name) => `${file}: ${name}`),
    );
}
