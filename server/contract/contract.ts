import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isOperatorRole, type OperatorRole } from '#rules/operator-roles.ts';
import { isRecord, isString } from './json.ts';
import { linkedDocument, openDocument, readDocuments } from './documents.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;
export type ParameterPlace = 'path' | 'query' | 'header';

export interface Parameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** Who may call: each entry is one accepted combination, `[]` inside means "nobody in particular". */
export type Scheme = 'bearer' | 'refresh' | 'orderKey' | 'operator';

/** What an operation does with an account whose email no mail has proved: it refuses it, or takes it for a guest or a member. */
export type Unproved = 'refused' | 'guest' | 'member';

export interface OperationBody {
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly json: boolean;
  /** A form may say the same as the JSON: mail programs and pages without script send one. */
  readonly form: boolean;
  /** A file that is read by its handler while it arrives. */
  readonly streamed: boolean;
}

export interface Operation {
  readonly id: string;
  /** The page of the shop that has this form. */
  readonly page: string | undefined;
  readonly method: string;
  /** As in the contract, with `{name}` for parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: OperationBody | undefined;
  readonly reply: JsonSchema | undefined;
  readonly schemes: ReadonlySet<Scheme>;
  readonly guestAllowed: boolean;
  readonly unproved: Unproved;
  /** The role that an operator needs; undefined where operators have no business. */
  readonly role: OperatorRole | undefined;
}

/** How a form without files is sent. */
export const formType = 'application/x-www-form-urlencoded';

/** How a form with a file is sent. */
const uploadType = 'multipart/form-data';
const mailType = 'message/rfc822';

const methods = new Set(['get', 'post', 'put', 'delete', 'patch']);
const schemes: readonly Scheme[] = ['bearer', 'refresh', 'orderKey', 'operator'];
const places: readonly ParameterPlace[] = ['path', 'query', 'header'];

const record = (value: unknown, where: string): Readonly<Record<string, unknown>> => {
  if (!isRecord(value)) throw new Error(`The contract has no object at ${where}`);
  return value;
};

const parameterOf = (value: unknown, where: string): Parameter => {
  const { name, in: place, required, schema } = record(value, where);
  const location = places.find((candidate) => candidate === place);
  if (!isString(name) || !location) throw new Error(`The contract has an unreadable parameter at ${where}`);
  return {
    name: location === 'header' ? name.toLowerCase() : name,
    in: location,
    required: required === true,
    schema: record(schema, `${where} ${name}`),
  };
};

const bodyOf = (value: unknown, where: string): Operation['body'] => {
  if (!isRecord(value)) return undefined;
  const content = record(value.content, `${where} requestBody`);
  const json = content['application/json'];
  const media = record(json ?? Object.values(content)[0], `${where} requestBody`);
  return {
    schema: record(media.schema ?? {}, where),
    required: value.required === true,
    json: json !== undefined,
    form: formType in content,
    streamed: uploadType in content || mailType in content,
  };
};

const replyOf = (value: unknown): JsonSchema | undefined => {
  const ok = isRecord(value) ? value['200'] : undefined;
  const content = isRecord(ok) ? ok.content : undefined;
  const media = isRecord(content) ? content['application/json'] : undefined;
  return isRecord(media) && isRecord(media.schema) ? media.schema : undefined;
};

const securityOf = (value: unknown, where: string): Pick<Operation, 'schemes' | 'guestAllowed'> => {
  if (!Array.isArray(value)) throw new Error(`The contract does not say who may call ${where}`);
  const names = value.flatMap((entry) => Object.keys(record(entry, where)));
  const unknown = names.find((name) => schemes.every((scheme) => scheme !== name));
  if (unknown) throw new Error(`The contract names the unknown security scheme ${unknown} at ${where}`);
  return {
    schemes: new Set(schemes.filter((scheme) => names.includes(scheme))),
    guestAllowed: value.length === 0 || value.some((entry) => isRecord(entry) && Object.keys(entry).length === 0),
  };
};

const unprovedOf = (value: unknown, guestAllowed: boolean, where: string): Unproved => {
  if (value === undefined) return 'refused';
  if (value === 'member' || (value === 'guest' && guestAllowed)) return value;
  throw new Error(`The contract says an x-unproved that nothing is known of at ${where}`);
};

const roleOf = (value: unknown, callers: ReadonlySet<Scheme>, where: string): OperatorRole | undefined => {
  if (value === undefined && !callers.has('operator')) return undefined;
  if (isOperatorRole(value) && callers.has('operator')) return value;
  throw new Error(`The contract does not say by x-role which operators may call ${where}`);
};

const contracts = new Map<string, Promise<readonly Operation[]>>();

/**
 * Reads the contract with all its references resolved, once for all shops of the process.
 * @throws when an operation lacks an id or does not say who may call it
 */
export const readContract = (file: string): Promise<readonly Operation[]> => {
  const operations = contracts.get(file) ?? readOperations(file);
  contracts.set(file, operations);
  return operations;
};

async function readLinked(file: string): Promise<unknown> {
  return file.endsWith('.yaml')
    ? linkedDocument(await readDocuments(file), basename(file))
    : openDocument(await readFile(file));
}

async function readOperations(file: string): Promise<readonly Operation[]> {
  const document = await readLinked(file);
  const { paths, security: common } = record(document, file);
  return Object.entries(record(paths, 'paths')).flatMap(([path, item]) => {
    const { parameters: shared, ...entries } = record(item, path);
    return Object.entries(entries)
      .filter(([method]) => methods.has(method))
      .map(([method, entry]) => {
        const where = `${method} ${path}`;
        const { operationId, parameters, requestBody, responses, security, ...extensions } = record(entry, where);
        const { 'x-page': page, 'x-unproved': unproved, 'x-role': role } = extensions;
        if (!isString(operationId)) throw new Error(`The contract gives no operationId to ${where}`);
        const all = [shared, parameters].flatMap((list) => (Array.isArray(list) ? list : []));
        const callers = securityOf(security ?? common, where);
        return {
          id: operationId,
          page: isString(page) ? page : undefined,
          method: method.toUpperCase(),
          path,
          parameters: all.map((parameter) => parameterOf(parameter, where)),
          body: bodyOf(requestBody, where),
          reply: replyOf(responses),
          ...callers,
          unproved: unprovedOf(unproved, callers.guestAllowed, where),
          role: roleOf(role, callers.schemes, where),
        };
      });
  });
}
