import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import type { JsonSchema, Operation, ParameterPlace } from './contract.ts';
import type { FieldError } from './shop-error.ts';

/** Enough for a form; keeps a hostile list of ten thousand wrong items from becoming a ten thousand line answer. */
const fieldsShown = 20;

const options = { strict: false, allErrors: true, useDefaults: true } as const;
// Query, path and headers arrive as text and are turned into the contract's types; a body says what it means.
const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
const literal = new Ajv2020(options);
const replies = new Ajv2020({ ...options, useDefaults: false });
for (const ajv of [coercing, literal, replies]) ajvFormats.default(ajv);

const fieldPath = ({ instancePath, params, keyword }: ErrorObject): string => {
  const parts = instancePath.split('/').slice(1);
  const missing: unknown = keyword === 'required' ? params.missingProperty : params.additionalProperty;
  if (typeof missing === 'string') parts.push(missing);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
};

const fieldErrors = (errors: readonly ErrorObject[]): FieldError[] => {
  const first = new Map<string, FieldError>();
  for (const error of errors) {
    const path = fieldPath(error);
    if (!first.has(path)) first.set(path, { path, rule: error.keyword, message: error.message ?? 'is not valid' });
  }
  return [...first.values()].slice(0, fieldsShown);
};

export type Check = (value: unknown) => readonly FieldError[];

const checkWith =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? [] : fieldErrors(validate.errors ?? []);

export interface OperationChecks {
  /** Fill in defaults and coerce in place. */
  readonly parameters: Readonly<Record<ParameterPlace, Check>>;
  readonly body: Check;
  /** The same as `body`, for values that arrive as text. */
  readonly form: Check;
  readonly reply: Check;
}

const parametersSchema = (operation: Operation, place: ParameterPlace): JsonSchema => {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
};

const lazily = (make: () => ValidateFunction): Check => {
  let check: Check | undefined;
  return (value) => (check ??= checkWith(make()))(value);
};

/** Compiled at first use: seventy operations cost half a second that a cold start need not pay. */
const lazyChecks = (operation: Operation): OperationChecks => ({
  parameters: {
    path: lazily(() => coercing.compile(parametersSchema(operation, 'path'))),
    query: lazily(() => coercing.compile(parametersSchema(operation, 'query'))),
    header: lazily(() => coercing.compile(parametersSchema(operation, 'header'))),
  },
  form: lazily(() => coercing.compile({ ...operation.body?.schema })),
  body: lazily(() => literal.compile({ ...operation.body?.schema })),
  reply: lazily(() => replies.compile({ ...operation.reply })),
});

const checks = new WeakMap<Operation, OperationChecks>();

/** The checks of an operation, the same for all shops of the process. */
export const checksOf = (operation: Operation): OperationChecks => {
  const operationChecks = checks.get(operation) ?? lazyChecks(operation);
  checks.set(operation, operationChecks);
  return operationChecks;
};
