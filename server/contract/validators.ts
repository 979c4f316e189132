import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FieldProblem } from '#rules/validators.ts';
import { cleanOf } from './clean.ts';
import type { JsonSchema, Operation, ParameterPlace } from './contract.ts';
import { type Compile, compileBody, compileReply, compileText } from './compilers.ts';
import { fieldProblems } from './field-errors.ts';

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

/** Compiled at first use: a process pays for what it is asked. */
const lazily = (make: () => Check): Check => {
  let check: Check | undefined;
  return (value) => (check ??= make())(value);
};

/** What people send is cleaned first, so that the rules judge what is kept. */
const cleanedCheck = (compile: Compile, schema: JsonSchema): Check =>
  lazily(() => {
    const [clean, check] = [cleanOf(schema), checkWith(compile(schema))];
    return (value) => check(clean ? clean(value) : value);
  });

const makeChecks = (operation: Operation): OperationChecks => {
  const { body = { schema: {} }, reply = {} } = operation;
  return {
    parameters: {
      path: cleanedCheck(compileText, parametersSchema(operation, 'path')),
      query: cleanedCheck(compileText, parametersSchema(operation, 'query')),
      header: cleanedCheck(compileText, parametersSchema(operation, 'header')),
    },
    form: cleanedCheck(compileText, body.schema),
    body: cleanedCheck(compileBody, body.schema),
    reply: lazily(() => checkWith(compileReply(reply))),
  };
};

const checks = new WeakMap<Operation, OperationChecks>();

/** The checks of an operation, the same for all shops of the process. */
export const checksOf = (operation: Operation): OperationChecks => {
  const operationChecks = checks.get(operation) ?? makeChecks(operation);
  checks.set(operation, operationChecks);
  return operationChecks;
};
