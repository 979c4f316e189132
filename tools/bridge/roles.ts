import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';

/** Definitions with fields, in the order of the protocol: what becomes a type of its own. */
export function objectsOf(protocol: Protocol): [name: string, schema: Schema][] {
  return Object.entries(protocol.$defs).filter(([name, { type }]) => type === 'object' && name !== 'Nothing');
}

/** Names of the definitions that the page sends: their defaults are filled in by the bridge. */
export function sentByPage(protocol: Protocol): ReadonlySet<string> {
  const reached = new Set<string>();
  const reach = (schema: Schema): void => {
    const name = nameOf(schema);
    if (name !== undefined) reached.add(name);
    const { items, properties } = resolve(protocol, schema);
    for (const part of [items, ...Object.values(properties ?? {})]) if (part) reach(part);
  };
  for (const { params } of Object.values(protocol.commands)) if (params) reach(params);
  return reached;
}

/** Names of the fields that have a default. */
export function withDefault({ properties = {} }: Schema): string[] {
  return Object.entries(properties).flatMap(([name, field]) => (field.default === undefined ? [] : [name]));
}

/** `updateRightButton` to `UpdateRightButton`. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
