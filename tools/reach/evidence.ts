import type { Tree } from '../circles/read-tree.ts';

/**
 * What a sentence needs beside its test, as one question to the text of the product: an empty answer where it is there,
 * else what is missing, in words. A test calls a function with any value; these ask whether somebody of the product does.
 */
export type Evidence = (product: Tree) => readonly string[];

const filesOf = (product: Tree, files: RegExp) => [...product].filter(([file]) => files.test(file));

/** Somewhere in the files stands what the pattern describes. */
export const has =
  (files: RegExp, pattern: RegExp, what: string): Evidence =>
  (product) =>
    filesOf(product, files).some(([, text]) => pattern.test(text)) ? [] : [what];

/** Nowhere in the files stands what the pattern describes. */
export const hasNot =
  (files: RegExp, pattern: RegExp, what: string): Evidence =>
  (product) =>
    has(files, pattern, what)(product).length > 0 ? [] : [what];

/** The arguments of a call from behind its bracket on, as they are written. */
function argumentsFrom(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (')]}'.includes(sign) && (depth -= 1) < 0) break;
    if ('([{'.includes(sign)) depth += 1;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found.map((argument) => argument.trim());
}

interface Passed {
  readonly call: string;
  /** Which argument, from 0 on. */
  readonly at: number;
  /** What it is where it is left out. */
  readonly otherwise?: string;
  /** What an expression can be, by its text. */
  readonly expressions?: Readonly<Record<string, readonly string[]>>;
}

/** The values that the product passes to a function, by the calls outside the file that defines it. */
function valuesPassed(product: Tree, { call, at, otherwise, expressions = {} }: Passed): ReadonlySet<string> {
  const values = new Set<string>();
  for (const [, text] of product)
    for (const { index, 0: begin } of text.matchAll(new RegExp(String.raw`(?<!function )\b${call}\(`, 'g'))) {
      const argument = argumentsFrom(text.slice(index + begin.length))[at] ?? '';
      const literal = /^['"](?<value>[^'"]*)['"]$/.exec(argument)?.groups?.['value'];
      const [value = literal ?? (argument === '' ? otherwise : undefined), ...more] = expressions[argument] ?? [];
      for (const one of [value, ...more]) if (one !== undefined) values.add(one);
    }
  return values;
}

/** Each of these values is passed by somebody. */
export const passes =
  (passed: Passed, values: readonly string[]): Evidence =>
  (product) => {
    const found = valuesPassed(product, passed);
    return values.filter((value) => !found.has(value)).map((value) => `'${value}' for ${passed.call}`);
  };

/** Somebody passes another value than this one. */
export const passesOther =
  (passed: Passed, value: string): Evidence =>
  (product) =>
    [...valuesPassed(product, passed)].some((one) => one !== value)
      ? []
      : [`another than '${value}' for ${passed.call}`];

/** A question of this kind is put without naming its button, so that the default is read. */
export const leavesOut =
  (kind: string, label: string, what: string): Evidence =>
  (product) => {
    const asks = new RegExp(String.raw`ask\(\{ kind: '${kind}'`);
    // Words that come from a call may name it there.
    const isNamed = new RegExp(String.raw`\b${label}\b|\.\.\.[\w.]+\(`);
    return filesOf(product, /^src\//).some(([, text]) => asks.test(text) && !isNamed.test(text)) ? [] : [what];
  };

/** Fields of what the page asks an app for or hears from it, as the protocol defines them. */
export type FieldsByName = ReadonlyMap<string, readonly string[]>;

/** Fields of a reply or an event of an app, `name.field`, that no file that asks or listens reads. */
export function unreadFields(product: Tree, fieldsByName: FieldsByName): string[] {
  return [...fieldsByName].flatMap(([name, fields]) => {
    const asks = new RegExp(String.raw`'${name}'|\b${name}\(`);
    const users = filesOf(product, /^src\//).filter(([, text]) => asks.test(text));
    const isRead = (field: string) => users.some(([, text]) => new RegExp(String.raw`\b${field}\b`).test(text));
    return users.length === 0 ? [] : fields.filter((field) => !isRead(field)).map((field) => `${name}.${field}`);
  });
}

/** The page reads each of these fields of what an app answers or says. */
export const takes =
  (name: string, fields: readonly string[]): Evidence =>
  (product) =>
    unreadFields(product, new Map([[name, fields]])).map((field) => `a reader of ${field}`);

/** Whoever reads a stored object takes this field of it. */
export const readsStored = (entry: string, field: string): Evidence =>
  has(
    /^src\//,
    new RegExp(
      String.raw`\{[^{}]*\b${field}\b[^{}]*\} = \w+\.read\(stored\.${entry}\)|read\(stored\.${entry}\)\.${field}\b`,
    ),
    `a reader of ${field}`,
  );

/** Every field of a reply is read by the files that take it, by destructuring or by its name. */
export const reads =
  (file: RegExp, fields: readonly string[]): Evidence =>
  (product) => {
    const text = filesOf(product, file)
      .map(([, source]) => source.replaceAll(/^\s*(?:readonly )?\w+\??: [^,{}]+;$/gm, ''))
      .join('\n');
    const isRead = (field: string) =>
      new RegExp(String.raw`\.${field}\b|\{(?=[^{}]*\b${field}\b)[^{}]*\}(?=:| =[^=]|\) =>|\) \{)`).test(text);
    return fields.filter((field) => !isRead(field)).map((field) => `a reader of ${field}`);
  };
