import { readFile } from 'node:fs/promises';

/** The part of JSON Schema the protocol uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean';
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

export interface Command {
  readonly since: string;
  readonly summary: string;
  readonly params?: Schema;
  readonly reply: 'none' | 'ack' | 'result';
  readonly result?: Schema;
  readonly timeoutMs?: number;
  readonly fallback: string;
}

export interface HostEvent {
  readonly since: string;
  readonly summary: string;
  readonly data: Schema;
  readonly retain: 'none' | 'latest' | 'merged' | 'queue';
  readonly key?: string;
}

export interface Protocol {
  readonly protocol: number;
  readonly version: string;
  readonly handshakeMs: number;
  readonly secrets: readonly string[];
  readonly errors: Readonly<Record<string, { readonly by: 'page' | 'host' | 'both'; readonly text: string }>>;
  readonly commands: Readonly<Record<string, Command>>;
  readonly events: Readonly<Record<string, HostEvent>>;
  readonly pageEvents: Readonly<Record<string, string>>;
  readonly $defs: Readonly<Record<string, Schema>>;
}

/** Reads protocol.json. Throws a sentence for every command or event that says something impossible. */
export async function readProtocol(file: string): Promise<Protocol> {
  const protocol: Protocol = JSON.parse(await readFile(file, 'utf8'));
  const faults = faultsOf(protocol);
  if (faults.length > 0) throw new Error(`${file}:\n${faults.join('\n')}`);
  return protocol;
}

/** One sentence for every contradiction in the protocol. */
function faultsOf(protocol: Protocol): string[] {
  const commands = Object.entries(protocol.commands).flatMap(([name, { params, reply, result, timeoutMs }]) => [
    ...danglingRefs(protocol, params).map((ref) => `${name}: its parameters point at ${ref}, which is not there`),
    ...danglingRefs(protocol, result).map((ref) => `${name}: its result points at ${ref}, which is not there`),
    ...((reply === 'result') === (result !== undefined) ? [] : [`${name}: reply '${reply}' and its result disagree`]),
    ...(reply === 'none' && timeoutMs !== undefined ? [`${name}: nobody answers, so nothing can time out`] : []),
  ]);
  const events = Object.entries(protocol.events).flatMap(([name, { data, retain, key }]) => [
    ...danglingRefs(protocol, data).map((ref) => `${name}: its data point at ${ref}, which is not there`),
    ...((retain === 'queue') === (key !== undefined) ? [] : [`${name}: a queue, and only a queue, has a key`]),
  ]);
  const defs = Object.entries(protocol.$defs).flatMap(([name, schema]) =>
    danglingRefs(protocol, schema).map((ref) => `${name}: points at ${ref}, which is not there`),
  );
  return [...commands, ...events, ...defs];
}

/** `RightButton` of `#/$defs/RightButton`; undefined for a schema that is written out. */
export function nameOf(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.replace('#/$defs/', '');
}

/** The schema itself or the one it points at. */
export function resolve(protocol: Protocol, schema: Schema): Schema {
  const name = nameOf(schema);
  return name === undefined ? schema : resolve(protocol, protocol.$defs[name] ?? {});
}

function danglingRefs(protocol: Protocol, schema: Schema | undefined): string[] {
  if (!schema) return [];
  const name = nameOf(schema);
  const inside = [schema.items, ...Object.values(schema.properties ?? {})].flatMap((part) =>
    danglingRefs(protocol, part),
  );
  return name !== undefined && !(name in protocol.$defs) ? [name, ...inside] : inside;
}
