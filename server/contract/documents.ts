import { readFile } from 'node:fs/promises';
import { basename, dirname, join, posix } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { isRecord, isString } from './json.ts';

/** What is written in the files of a contract, by their paths from the folder of the first one. */
export type Documents = Readonly<Record<string, unknown>>;

/** Reads a file of YAML and every file that it refers to. */
export async function readDocuments(file: string): Promise<Documents> {
  const { CORE_SCHEMA, load } = await import('js-yaml');
  const documents: Record<string, unknown> = {};
  const read = async (name: string): Promise<void> => {
    if (name in documents) return;
    documents[name] = undefined;
    const document = load(await readFile(join(dirname(file), name), 'utf8'), { schema: CORE_SCHEMA });
    documents[name] = document;
    await Promise.all([...filesIn(document)].map((other) => read(posix.join(posix.dirname(name), other))));
  };
  await read(basename(file));
  return documents;
}

const isReference = (node: unknown): node is Readonly<Record<string, unknown>> & { readonly $ref: string } =>
  isRecord(node) && isString(node.$ref);

/** The other files that are named somewhere in a document. */
function filesIn(node: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof node !== 'object' || node === null) return found;
  if (isReference(node)) {
    const [file = ''] = node.$ref.split('#');
    if (file !== '') found.add(file);
  }
  for (const value of Object.values(node)) filesIn(value, found);
  return found;
}

const names = new WeakMap<object, string>();

/** What a schema is called that is written once and referred to from elsewhere: `schemas/cart.yaml#/CartView`. */
export const nameOfPart = (schema: object): string | undefined => names.get(schema);

/** Beside a reference they describe it, and are left out. */
const remarks = new Set(['$ref', 'description', 'summary']);

/**
 * The first document with what each reference names in its place, the same object wherever it is named; what else stands beside
 * a reference wins over it.
 * @param documents are changed in place
 * @throws for a reference to nothing, or in a circle
 */
export function linkedDocument(documents: Documents, first: string): unknown {
  const linked = new Map<object, unknown>();
  const open = new Set<object>();

  const target = (reference: string, from: string): unknown => {
    const [file = '', pointer = ''] = reference.split('#');
    const name = file === '' ? from : posix.join(posix.dirname(from), file);
    const keys = pointer.split('/').slice(1).map(decodeURIComponent);
    const found = keys.reduce<unknown>(
      (node, key) => (isRecord(node) ? node[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined),
      documents[name],
    );
    if (found === undefined) throw new Error(`${from} refers to ${reference}, which does not exist`);
    const value = link(found, name);
    if (isRecord(value) && !names.has(value)) names.set(value, `${name}#${pointer}`);
    return value;
  };

  const resolved = (node: object, from: string): unknown => {
    if (!isReference(node)) {
      for (const [key, value] of Object.entries(node)) Reflect.set(node, key, link(value, from));
      return node;
    }
    const value = target(node.$ref, from);
    const beside = Object.entries(node).filter(([key]) => !remarks.has(key));
    if (beside.length === 0) return value;
    return {
      ...(isRecord(value) ? value : {}),
      ...Object.fromEntries(beside.map(([key, one]) => [key, link(one, from)])),
    };
  };

  const link = (node: unknown, from: string): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (linked.has(node)) return linked.get(node);
    if (open.has(node)) throw new Error(`${from} refers to itself in a circle`);
    open.add(node);
    const value = resolved(node, from);
    open.delete(node);
    linked.set(node, value);
    return value;
  };

  return link(documents[first], first);
}

/** A linked document with the names of its parts. */
interface Kept {
  readonly document: unknown;
  readonly named: ReadonlyMap<object, string>;
}

function namedIn(node: unknown, named: Map<object, string>, seen = new Set<object>()): ReadonlyMap<object, string> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return named;
  seen.add(node);
  const name = nameOfPart(node);
  if (name !== undefined) named.set(node, name);
  for (const value of Object.values(node)) namedIn(value, named, seen);
  return named;
}

/** A linked document as the build keeps it, for the Node that builds: what is one object stays one. */
export const keptDocument = (document: unknown): Buffer =>
  serialize({ document, named: namedIn(document, new Map()) } satisfies Kept);

/** What `keptDocument` kept, in a sixth of the time that linking takes. */
export function openDocument(bytes: Buffer): unknown {
  const { document, named }: Kept = deserialize(bytes);
  for (const [part, name] of named) names.set(part, name);
  return document;
}
