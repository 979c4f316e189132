import { randomUUID } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from '#server/contract/contract.ts';
import type { RequestParts } from './contract-api.ts';
import { conforms, conformsAsText } from './conforms.ts';
import { mutantsOf } from './mutants.ts';
import { type Words, valuesOf } from './schema-values.ts';

export const identities = ['nobody', 'member', 'other'] as const;
export type Identity = (typeof identities)[number];

/** One request; `mutant` was made from a rightful one by breaking something. */
export interface Asked {
  readonly operation: Operation;
  readonly parts: RequestParts;
  readonly as: Identity;
  readonly mutant: boolean;
}

const mutantsInTen = 6;

/** What every request may carry and no client of ours would write. */
const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { site: '../..' },
  { site: 'x'.repeat(5_000) },
  { country: '<US>' },
  { clientid: 'x'.repeat(5_000) },
  { clienttype: 'NaN' },
  { 'accept-language': '*;q=9' },
  { 'content-type': 'text/html' },
  { 'idempotency-key': 'one' },
  { 'order-access-key': 'x'.repeat(300) },
];

const placed = ({ parameters }: Operation, where: string, words: Words): Arbitrary<Record<string, unknown>> => {
  const inPlace = parameters.filter((parameter) => parameter.in === where);
  const properties = Object.fromEntries(inPlace.map(({ name, schema }) => [name, schema]));
  const required = inPlace.filter((parameter) => parameter.required).map(({ name }) => name);
  return valuesOf({ type: 'object', properties, required }, words).map((value) => ({ ...Object(value) }));
};

type Part = Partial<RequestParts>;

/** Each way in which a request of this operation can be wrong. */
const waysToBreak = (operation: Operation, rightful: Readonly<Record<'query' | 'body', Arbitrary<unknown>>>) => {
  const ways: Arbitrary<Part>[] = [fc.constantFrom(...oddHeaders).map((headers) => ({ headers }))];
  const asRecord = (value: unknown): Record<string, unknown> => ({ ...Object(value) });
  if (operation.parameters.some((parameter) => parameter.in === 'query')) {
    const wrong = mutantsOf(rightful.query).map((query): Part => ({ query: asRecord(query) }));
    ways.push(wrong, wrong, wrong, wrong);
  }
  if (operation.body?.json) {
    const wrong = mutantsOf(rightful.body).map((body): Part => ({ body }));
    ways.push(...Array.from({ length: 8 }, () => wrong));
  }
  return fc.oneof(...ways);
};

/** Requests of one operation: four in ten as the contract has them, six with something wrong. */
export function askingOf(operation: Operation, words: Words): Arbitrary<Asked> {
  const query = placed(operation, 'query', words);
  const body = operation.body?.json ? valuesOf(operation.body.schema, words) : fc.constant(undefined);
  const rightful = fc.record({ params: placed(operation, 'path', words), query, body });
  const broken: Arbitrary<Part | undefined> = fc.oneof(
    { weight: 10 - mutantsInTen, arbitrary: fc.constant(undefined) },
    { weight: mutantsInTen, arbitrary: waysToBreak(operation, { query, body }) },
  );
  return fc
    .record({ rightful, broken, as: fc.constantFrom(...identities) })
    .map(({ rightful: good, broken: bad, as }) => ({
      operation,
      as,
      mutant: bad !== undefined,
      parts: { ...good, ...bad, headers: { 'idempotency-key': randomUUID(), ...bad?.headers } },
    }));
}

/** Whether the contract forbids a request, whoever asks: its body, or what its query says. */
export function isForbidden({ operation, parts }: Asked): boolean {
  const { body: declared } = operation;
  if (
    declared?.json &&
    parts.body !== undefined &&
    !conforms(declared.schema, JSON.parse(JSON.stringify(parts.body)))
  ) {
    return true;
  }
  if (declared?.required && declared.json && parts.body === undefined) return true;
  return operation.parameters.some(({ in: place, name, required, schema }) => {
    if (place !== 'query') return false;
    const values = Object.hasOwn(parts.query ?? {}, name) ? [parts.query?.[name]].flat().map(String) : [];
    return values.length === 0 ? required : !conformsAsText(schema, values);
  });
}
