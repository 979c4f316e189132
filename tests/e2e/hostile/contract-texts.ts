import { contractFile } from '#server/places.ts';
import { readContract, type JsonSchema } from '#server/contract/contract.ts';
import { isRecord, isString } from '#server/contract/json.ts';

/** A text somewhere in a request or an answer: `data.list[].title`, `params{}`. */
export interface ContractText {
  readonly place: string;
  readonly schema: JsonSchema;
}

const deepest = 16;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Every text that a schema speaks of, once for each place. */
function textsOf(schema: unknown, place = '', depth = 0): readonly ContractText[] {
  if (!isRecord(schema) || depth > deepest) return [];
  const inside = (inner: unknown, at: string) => textsOf(inner, at, depth + 1);
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const found = [
    ...[schema.oneOf, schema.allOf, schema.anyOf].flatMap((all) => listOf(all).flatMap((one) => inside(one, place))),
    ...Object.entries(properties).flatMap(([name, inner]) => inside(inner, place === '' ? name : `${place}.${name}`)),
    ...inside(schema.items, `${place}[]`),
    ...inside(schema.additionalProperties, `${place}{}`),
    ...([schema.type].flat().includes('string') ? [{ place, schema }] : []),
  ];
  return [...new Map(found.map((text) => [text.place, text])).values()];
}

/** A text of these words or of this form only: nobody can write anything else into it. */
const isClosed = ({ schema }: ContractText): boolean =>
  Array.isArray(schema.enum) || 'const' in schema || isString(schema.format);

export interface OperationTexts {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly texts: readonly ContractText[];
}

const contract = await readContract(contractFile);

/** What the contract lets a client say freely: parameters and bodies. */
export const requestTexts: readonly OperationTexts[] = contract.map(({ id, method, path, parameters, body }) => ({
  id,
  method,
  path,
  texts: [...parameters.flatMap(({ name, schema }) => textsOf(schema, name)), ...textsOf(body?.schema)].filter(
    (text) => !isClosed(text),
  ),
}));

/** What the contract lets the shop answer freely. */
export const answered: readonly OperationTexts[] = contract.map(({ id, method, path, reply }) => ({
  id,
  method,
  path,
  texts: textsOf(reply).filter((text) => !isClosed(text) && text.place.startsWith('data')),
}));
