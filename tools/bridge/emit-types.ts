import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { objectsOf, sentByPage, withDefault } from './roles.ts';

export const heading = '// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.\n\n';

/** The types of every message, and the tables by which a name gives its type. */
export function emitTypes(protocol: Protocol): string {
  const sent = sentByPage(protocol);
  const { commands, events, errors } = protocol;
  const paramsOf = ({ params }: { readonly params?: Schema }) => nameOf(params) ?? 'NoFields';
  const filledOf = ({ params }: { readonly params?: Schema }) => {
    const names = params ? withDefault(resolve(protocol, params)) : [];
    const name = nameOf(params) ?? 'NoFields';
    return names.length > 0 ? `Filled<${name}, ${names.map((one) => `'${one}'`).join(' | ')}>` : name;
  };
  return `${heading}/** What survives the way through text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** An object of which nothing is known and nothing is needed. */
export type NoFields = Readonly<Record<string, never>>;

/** The parameters after the bridge filled in the defaults. */
export type Filled<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]-?: Exclude<T[P], undefined> };

${objectsOf(protocol)
  .map(([name, schema]) => typeOfObject(protocol, name, schema, sent.has(name)))
  .join('\n\n')}

/** What a caller gives. */
export interface CommandParams {
${rows(commands, paramsOf)}
}

/** What a host or a fallback gets. */
export interface FilledParams {
${rows(commands, filledOf)}
}

/** What a call resolves to. */
export interface CommandResult {
${rows(commands, ({ result }) => nameOf(result) ?? 'undefined')}
}

/** The data of every event. */
export interface EventData {
${rows(events, ({ data }) => (nameOf(data) === 'Nothing' ? 'NoFields' : (nameOf(data) ?? 'NoFields')))}
}

export type CommandName = keyof CommandParams;
export type EventName = keyof EventData;

/** Events that tell a state: the last is kept. */
export type StateName = ${namesOf(events, ({ retain }) => retain === 'latest' || retain === 'merged')};

/** Events that wait until somebody takes them. */
export type QueueName = ${namesOf(events, ({ retain }) => retain === 'queue')};

/** Every way in which a call can fail. */
export type ErrorCode = ${Object.keys(errors)
    .map((code) => `'${code}'`)
    .join(' | ')};
`;
}

function rows<T>(table: Readonly<Record<string, T>>, typeOf: (row: T) => string): string {
  return Object.entries(table)
    .map(([name, row]) => `  readonly ${name}: ${typeOf(row)};`)
    .join('\n');
}

function namesOf<T>(table: Readonly<Record<string, T>>, isMeant: (row: T) => boolean): string {
  return Object.entries(table)
    .flatMap(([name, row]) => (isMeant(row) ? [`'${name}'`] : []))
    .join(' | ');
}

function typeOfObject(protocol: Protocol, name: string, schema: Schema, isSent: boolean): string {
  const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => {
    const isThere = (schema.required ?? []).includes(field) || (part.default !== undefined && !isSent);
    const standard = part.default === undefined ? '' : `Without it ${JSON.stringify(part.default)}.`;
    const said = [part.description, isSent ? standard : ''].filter((text) => text).join(' ');
    const doc = said === '' ? '' : `  /** ${said} */\n`;
    const type = typeOf(protocol, part);
    return `${doc}  readonly ${field}${isThere ? '' : '?'}: ${type}${isThere ? '' : ' | undefined'};`;
  });
  return `export interface ${name} {\n${fields.join('\n')}\n}`;
}

function typeOf(protocol: Protocol, schema: Schema): string {
  const found = resolve(protocol, schema);
  switch (found.type) {
    case 'object':
      return nameOf(schema) ?? 'NoFields';
    case 'array':
      return `readonly ${typeOf(protocol, found.items ?? {})}[]`;
    case 'string':
      return found.enum?.map((value) => `'${value}'`).join(' | ') ?? 'string';
    case 'integer':
      return 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'Json';
  }
}
