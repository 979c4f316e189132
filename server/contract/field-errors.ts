import type { ErrorObject } from 'ajv/dist/2020.js';
import { checkLength, checkNumber, type FieldProblem, messages, type Rule } from '#rules/validators.ts';
import { isRecord, isString } from './json.ts';

/** Enough for a form; keeps a hostile list of ten thousand wrong items from becoming a ten thousand line answer. */
const fieldsShown = 20;

const partsOf = ({ instancePath, params, keyword }: ErrorObject): string[] => {
  const parts = instancePath.split('/').slice(1);
  const missing: unknown = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  if (isString(missing)) parts.push(missing);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
};

/** 'firstName' as it is read: 'First name'. */
const wordsOf = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
};

/** What a person calls the field: its title in the contract, else its name in words. */
const labelOf = ({ keyword, parentSchema = {}, params }: ErrorObject, parts: readonly string[]): string => {
  const properties: unknown = parentSchema.properties;
  const missing: unknown =
    keyword === 'required' && isRecord(properties) ? properties[params.missingProperty] : undefined;
  const schema = keyword === 'required' ? missing : parentSchema;
  if (isRecord(schema) && isString(schema.title) && keyword !== 'additionalProperties') return schema.title;
  return wordsOf(parts.findLast((part) => !/^\d+$/.test(part)) ?? 'request');
};

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const boundsOf = (min: unknown, max: unknown) => {
  const [least, most] = [numberOf(min), numberOf(max)];
  return { ...(least === undefined ? {} : { min: least }), ...(most === undefined ? {} : { max: most }) };
};

const formats: Readonly<Record<string, 'email' | 'url'>> = { email: 'email', url: 'url' };

type Worded = readonly [rule: Rule, message: string | undefined];

/** What is wrong in the words of the specification; undefined where it has none of its own for it. */
function wordedBy({ keyword, params, data, parentSchema = {} }: ErrorObject, label: string): Worded | undefined {
  if (keyword === 'required') return ['required', messages.required(label)];
  if (data === '' || data === null) return ['empty', messages.empty(label)];
  if (keyword === 'enum') return ['oneOf', messages.oneOf(label, params.allowedValues.map(String))];
  if (keyword === 'const') return ['oneOf', messages.oneOf(label, [String(params.allowedValue)])];
  if (keyword === 'format') {
    const rule = formats[String(params.format)];
    return rule && [rule, messages[rule](label)];
  }
  if (isString(data) && /Length$/.test(keyword)) {
    const least = numberOf(parentSchema.minLength) ?? 0;
    // Text that has to have one character is text that cannot be empty.
    return ['length', checkLength(label, data, boundsOf(least > 1 ? least : undefined, parentSchema.maxLength))];
  }
  if (Array.isArray(data) && /Items$/.test(keyword) && keyword !== 'uniqueItems') {
    if (data.length === 0) return ['empty', messages.empty(label)];
    const count = `The number of ${label.toLowerCase()}`;
    return ['number', checkNumber(count, data.length, boundsOf(parentSchema.minItems, parentSchema.maxItems))];
  }
  if (typeof data === 'number' && /imum$/i.test(keyword))
    return ['number', checkNumber(label, data, boundsOf(parentSchema.minimum, parentSchema.maximum))];
  return undefined;
}

/** One problem for each field at fault, in the words of the specification. */
export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const first = new Map<string, FieldProblem>();
  for (const error of errors) {
    const parts = partsOf(error);
    const path = parts.join('.');
    if (first.has(path)) continue;
    const label = labelOf(error, parts);
    const [rule, message] = wordedBy(error, label) ?? [];
    first.set(path, { path, rule: rule ?? 'pattern', message: message ?? messages.pattern(label) });
    if (first.size === fieldsShown) break;
  }
  return [...first.values()];
}
