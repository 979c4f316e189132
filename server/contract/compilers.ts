import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { isUuid } from '#rules/ids.ts';
import { isEmail, isUrl } from '#rules/validators.ts';
import type { JsonSchema } from './contract.ts';
import { nameOfPart } from './documents.ts';
import { isRecord } from './json.ts';

export type Compile = (schema: JsonSchema) => ValidateFunction;

const options: Options = {
  strict: false,
  allErrors: true,
  verbose: true,
  useDefaults: true,
  // A part that others refer to is a function that they call.
  inlineRefs: false,
  // Half the time to compile is spent on shorter code, and what is compiled runs as fast without.
  code: { optimize: false },
  // That the contract is one is for its test to say.
  meta: false,
  validateSchema: false,
};

/** Puts a reference in the place of every part that the contract names, and gives each part to `ajv` once. */
const sharing = (ajv: Ajv2020): ((schema: JsonSchema) => JsonSchema) => {
  const copyEach = (node: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shared(value)]));
  const shared = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(shared);
    return isRecord(node) ? sharedSchema(node) : node;
  };
  const sharedSchema = (node: JsonSchema): JsonSchema => {
    const name = nameOfPart(node);
    if (name === undefined) return copyEach(node);
    const id = `contract:/${name.replace('#', '')}`;
    if (!ajv.schemas[id]) ajv.addSchema(copyEach(node), id);
    // What is missing is called as its part is.
    return { $ref: id, title: node.title };
  };
  return sharedSchema;
};

/** Validators that say every error with its value and its schema; what none of them was asked for costs nothing. */
const compiler = (more: Options, share?: typeof sharing): Compile => {
  let compile: Compile | undefined;
  const make = (): Compile => {
    const ajv = new Ajv2020({ ...options, ...more });
    ajvFormats.default(ajv);
    ajv.addFormat('email', isEmail).addFormat('url', isUrl).addFormat('uuid', isUuid);
    const shared = share?.(ajv);
    return (schema) => ajv.compile({ ...(shared ? shared(schema) : schema) });
  };
  return (schema) => (compile ??= make())(schema);
};

/** For query, path and headers, which arrive as text and are turned into the contract's types. */
export const compileText = compiler({ coerceTypes: 'array' });
/** For a body, which says what it means. */
export const compileBody = compiler({});
/** For what the shop answers: no default is filled in there, so that a part may be compiled once and called by all. */
export const compileReply = compiler({ useDefaults: false }, sharing);
