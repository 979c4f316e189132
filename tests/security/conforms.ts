import { isRecord, isString } from '#server/contract/json.ts';

const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  date: /^\d{4}-\d\d-\d\d$/,
};

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: isString,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: isRecord,
};

const within = (schema: object, size: number, least: string, most: string): boolean => {
  const bounds = new Map<string, unknown>(Object.entries(schema));
  return size >= Number(bounds.get(least) ?? -Infinity) && size <= Number(bounds.get(most) ?? Infinity);
};

const text = (schema: Readonly<Record<string, unknown>>, value: string): boolean =>
  within(schema, [...value].length, 'minLength', 'maxLength') &&
  (!isString(schema.pattern) || new RegExp(schema.pattern, 'u').test(value)) &&
  (formats[String(schema.format)]?.test(value) ?? true);

const record = (schema: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): boolean => {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const names = Object.keys(value);
  const required = Array.isArray(schema.required) ? schema.required : [];
  return (
    within(schema, names.length, 'minProperties', 'maxProperties') &&
    required.every((name) => isString(name) && Object.hasOwn(value, name)) &&
    names.every((name) => {
      if (Object.hasOwn(properties, name)) return conforms(properties[name], value[name]);
      return schema.additionalProperties === undefined || conforms(schema.additionalProperties, value[name]);
    })
  );
};

/**
 * Whether the contract admits a value, judged without the validator that the server uses, so that a fault of one is not
 * a fault of both. Knows the words of JSON Schema that the contract uses.
 */
export function conforms(schema: unknown, value: unknown): boolean {
  if (schema === false) return false;
  if (!isRecord(schema)) return true;
  const { type, allOf, oneOf } = schema;
  if ('const' in schema && schema.const !== value) return false;
  if (Array.isArray(schema.enum) && !schema.enum.includes(value)) return false;
  if (type !== undefined && ![type].flat().some((kind) => kinds[String(kind)]?.(value))) return false;
  if (Array.isArray(allOf) && !allOf.every((one) => conforms(one, value))) return false;
  if (Array.isArray(oneOf) && oneOf.filter((one) => conforms(one, value)).length !== 1) return false;
  if (isString(value)) return text(schema, value);
  if (typeof value === 'number') return within(schema, value, 'minimum', 'maximum');
  if (Array.isArray(value)) {
    return within(schema, value.length, 'minItems', 'maxItems') && value.every((one) => conforms(schema.items, one));
  }
  return isRecord(value) ? record(schema, value) : true;
}

/** The same for what arrives as text, once or more often: a query says numbers and truth with words. */
export function conformsAsText(schema: unknown, values: readonly string[]): boolean {
  if (!isRecord(schema)) return true;
  if (schema.type === 'array')
    return conforms({ ...schema, items: {} }, values) && values.every((one) => conformsAsText(schema.items, [one]));
  const [value = '', ...more] = values;
  if (more.length > 0) return false;
  if (schema.type === 'boolean') return value === 'true' || value === 'false';
  if (schema.type === 'integer' || schema.type === 'number') return value !== '' && conforms(schema, Number(value));
  return conforms(schema, value);
}
