import fc, { type Arbitrary } from 'fast-check';
import { cleanText } from '#rules/clean-text.ts';
import { isEmail } from '#rules/validators.ts';
import { isRecord, isString } from '#server/contract/json.ts';

/** Real values by the name of the property that holds them, so that a request gets past "there is no such thing". */
export type Words = Readonly<Record<string, readonly string[]>>;

/** Years of four digits: other ones are written differently. */
const centuries = { min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
const longest = 40;
const manyItems = 4;

const numberIn = (schema: Readonly<Record<string, unknown>>, name: string, otherwise: number): number => {
  const value = schema[name];
  return typeof value === 'number' ? value : otherwise;
};

const texts = (schema: Readonly<Record<string, unknown>>): Arbitrary<unknown> => {
  const minLength = numberIn(schema, 'minLength', 0);
  const maxLength = Math.max(minLength, Math.min(longest, numberIn(schema, 'maxLength', longest)));
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress().filter(isEmail);
  if (schema.format === 'date') return fc.date(centuries).map((date) => date.toISOString().slice(0, 10));
  if (isString(schema.pattern)) {
    const fits = (text: string): boolean => text.length >= minLength && text.length <= maxLength;
    return fc.stringMatching(new RegExp(schema.pattern), { maxLength }).filter(fits);
  }
  const size = { minLength, maxLength };
  const typed = fc.oneof({ weight: 4, arbitrary: fc.string(size) }, fc.string({ ...size, unit: 'grapheme' }));
  // What is left of it once it is cleaned has to be long enough, too.
  return typed.filter((text) => [...cleanText('plain', text)].length >= minLength);
};

const objects = (schema: Readonly<Record<string, unknown>>, words: Words): Arbitrary<unknown> => {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.filter(isString) : [];
  if (Object.keys(properties).length === 0 && isRecord(schema.additionalProperties)) {
    const maxKeys = Math.min(manyItems, numberIn(schema, 'maxProperties', manyItems));
    return fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), valuesOf(schema.additionalProperties, words), {
      minKeys: numberIn(schema, 'minProperties', 0),
      maxKeys,
      noNullPrototype: true,
    });
  }
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => {
      const listed = words[name];
      const values = valuesOf(inner, words);
      return [name, listed ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...listed) }, values) : values];
    }),
  );
  const least = numberIn(schema, 'minProperties', 0);
  return fc
    .record(model, { requiredKeys: required, noNullPrototype: true })
    .filter((value) => Object.keys(value).length >= least);
};

/** Values that a schema of the contract admits, small ones: the outermost lengths have tests of their own. */
export function valuesOf(schema: unknown, words: Words = {}): Arbitrary<unknown> {
  if (!isRecord(schema)) return fc.jsonValue();
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if (Array.isArray(schema.oneOf)) return fc.oneof(...schema.oneOf.map((one) => valuesOf(one, words)));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, words)));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
      return fc.integer({
        min: numberIn(schema, 'minimum', -1_000_000),
        max: numberIn(schema, 'maximum', Math.max(1_000_000, numberIn(schema, 'minimum', 0))),
      });
    case 'array': {
      const minLength = numberIn(schema, 'minItems', 0);
      const maxLength = Math.max(minLength, Math.min(manyItems, numberIn(schema, 'maxItems', manyItems)));
      return fc.array(valuesOf(schema.items, words), { minLength, maxLength });
    }
    case 'object':
      return objects(schema, words);
    default:
      return fc.jsonValue();
  }
}
