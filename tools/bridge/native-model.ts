import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { objectsOf, sentByPage } from './roles.ts';

/** One field of a message as an app with static types sees it. */
export interface NativeField {
  readonly name: string;
  readonly schema: Schema;
  /** Present in every message that was read. */
  readonly isThere: boolean;
  /** What the app reads where the page left it out. */
  readonly standard: Schema['default'];
}

export interface NativeType {
  readonly name: string;
  readonly fields: readonly NativeField[];
  /** The page writes it and the app reads it; otherwise the other way round. */
  readonly isSentByPage: boolean;
}

/** Every message type, in the order of the protocol. */
export function nativeTypes(protocol: Protocol): NativeType[] {
  const sent = sentByPage(protocol);
  return objectsOf(protocol).map(([name, { properties = {}, required = [] }]) => ({
    name,
    isSentByPage: sent.has(name),
    fields: Object.entries(properties).map(([field, schema]) => {
      const standard = sent.has(name) ? schema.default : undefined;
      return { name: field, schema, standard, isThere: required.includes(field) || standard !== undefined };
    }),
  }));
}

/** Definitions of one value with limits, such as `Path`: each becomes a reader of its own. */
export function limitedValues(protocol: Protocol): [name: string, schema: Schema][] {
  return Object.entries(protocol.$defs).filter(([, { type }]) => type === 'string' || type === 'integer');
}

/** Commands nobody waits for an answer of. */
export function silentCommands({ commands }: Protocol): string[] {
  return Object.entries(commands).flatMap(([name, { reply }]) => (reply === 'none' ? [name] : []));
}

/** The errors an app may answer with. */
export function hostErrors({ errors }: Protocol): [code: string, text: string][] {
  return Object.entries(errors).flatMap(([code, { by, text }]) => (by === 'page' ? [] : [[code, text] as const]));
}

/** True for a value the contract says nothing about. */
export function isAnything(protocol: Protocol, schema: Schema): boolean {
  return resolve(protocol, schema).type === undefined;
}

/** `webAddress` of the definition `WebAddress`, and `shortText` of `Text`, which is too short a name. */
export function readerName(schema: Schema): string {
  const name = nameOf(schema) ?? '';
  return name === 'Text' ? 'shortText' : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
