import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isUuid } from '#rules/ids.ts';
import { type FieldProblem, isEmail, isUrl } from '#rules/validators.ts';
import { cleanOf } from './clean.ts';
import type { JsonSchema, Operation, ParameterPlace } from './contract.ts';
import { fieldProblems } from './field-errors.ts';

const options = { strict: false, allErrors: true, useDefaults: true, verbose: true } as const;
// Query, path and headers arrive as text and are turned into the contract's types; a body says what it means.
const coercing = new Ajv2020({ ...options, coerceTypes: 'array' });
const literal = new Ajv2020(options);
const replies = new Ajv2020({ ...options, useDefaults: false });
for (const ajv of [coercing, literal, replies]) {
  ajvFormats.default(ajv);
  ajv.addFormat('email', isEmail).addFormat('url', isUrl).addFormat('uuid', isUuid);
}

export type Check = (value: unknown) => readonly FieldProblem[];

const checkWith =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? [] : fieldProblems(validate.errors ?? []);

export interface OperationChecks {
  /** Clean, fill in defaults and coerce in place. */
  readonly parameters: Readonly<Record<ParameterPlace, Check>>;
  /** Cleans in place. */
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

/** Compiled at first use: seventy operations cost half a second that a cold start need not pay. */
const lazily = (make: () => Check): Check => {
  let check: Check | undefined;
  return (value) => (check ??= make())(value);
};

/** What people send is cleaned first, so that the rules judge what is kept. */
const cleanedCheck = (ajv: Ajv2020, schema: JsonSchema): Check =>
  lazily(() => {
    const [clean, check] = [cleanOf(schema), checkWith(ajv.compile({ ...schema }))];
    return (value) => check(clean ? clean(value) : value);
  });

const makeChecks = (operation: Operation): OperationChecks => {
  const { body = { schema: {} }, reply } = operation;
  return {
    parameters: {
      path: cleanedCheck(coercing, parametersSchema(operation, 'path')),
      query: cleanedCheck(coercing, parametersSchema(operation, 'query')),
      header: cleanedCheck(coercing, parametersSchema(operation, 'header')),
    },
    form: cleanedCheck(coercing, body.schema),
    body: cleanedCheck(literal, body.schema),
    reply: lazily(() => checkWith(replies.compile({ ...reply }))),
  };
};

const checks = new WeakMap<Operation, OperationChecks>();

/** The checks of an operation, the same for all shops of the process. */
export const checksOf = (operation: Operation): OperationChecks => {
  const operationChecks = checks.get(operation) ?? makeChecks(operation);
  checks.set(operation, operationChecks);
  return operationChecks;
};
