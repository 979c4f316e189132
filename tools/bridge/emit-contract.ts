import { contractHash } from './contract-hash.ts';
import { heading } from './emit-types.ts';
import { nameOf, resolve, type Protocol, type Schema } from './protocol.ts';
import { sentByPage, withDefault } from './roles.ts';

/** The rules of every message as data, for the bridge to check by. */
export function emitContract(protocol: Protocol): string {
  const { version, handshakeMs, secrets, errors, commands, events } = protocol;
  const hostErrors = Object.entries(errors).flatMap(([code, { by }]) => (by === 'page' ? [] : [code]));
  const commandRows = Object.entries(commands).map(([name, { params, result, reply, timeoutMs }]) => {
    const parts = [
      `params: ${params ? use(params) : 'nothing'}`,
      `result: ${result ? use(result) : 'ignored'}`,
      ...(reply === 'none' ? ['silent: true'] : []),
      ...(timeoutMs === undefined ? [] : [`timeoutMs: ${timeoutMs}`]),
    ];
    return `${name}: { ${parts.join(', ')} },`;
  });
  const eventRows = Object.entries(events).map(([name, { data, retain, key }]) => {
    const policy = retain === 'none' ? '' : `, retain: '${retain}'`;
    return `${name}: { data: ${use(data)}${policy}${key === undefined ? '' : `, key: '${key}'`} },`;
  });
  return `${heading}import type { Contract } from '../contract.ts';
import { anything, fields, flag, ignored, list, one, text, whole } from '../shape.ts';
import type * as types from './types.ts';

${definitions(protocol)}

/** What page and app agreed on. */
export const contract: Contract = {
  hash: '${contractHash(protocol)}',
  sdk: '${version}',
  handshakeMs: ${handshakeMs},
  secrets: ${JSON.stringify(secrets.map((name) => name.toLowerCase()))},
  hostErrors: ${JSON.stringify(hostErrors)},
  welcome,
  commands: { ${commandRows.join('\n')} },
  events: { ${eventRows.join('\n')} },
};
`;
}

/** One constant for each definition, those first that others are made of. */
function definitions(protocol: Protocol): string {
  const sent = sentByPage(protocol);
  const done = new Map<string, string>();
  const define = (schema: Schema): void => {
    const name = nameOf(schema);
    const found = resolve(protocol, schema);
    for (const part of [found.items, ...Object.values(found.properties ?? {})]) if (part) define(part);
    if (name === undefined || done.has(name) || builtIn.has(name)) return;
    done.set(name, `const ${constant(name)} = ${shapeOf(found, typeOf(name, found, sent.has(name)))};`);
  };
  for (const name of Object.keys(protocol.$defs)) define({ $ref: `#/$defs/${name}` });
  return [...done.values()].join('\n');
}

/** Shapes that need no definition, because they have no limits. */
const builtIn = new Set(['Anything', 'Flag']);

function constant(name: string): string {
  if (builtIn.has(name)) return name.toLowerCase();
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace(/^text$/, 'shortText');
}

/** What reading it gives: the defaults are filled in. */
function typeOf(name: string, schema: Schema, isSent: boolean): string {
  if (name === 'Nothing') return 'types.NoFields';
  const filled = isSent ? withDefault(schema) : [];
  const keys = filled.map((field) => `'${field}'`).join(' | ');
  return filled.length > 0 ? `types.Filled<types.${name}, ${keys}>` : `types.${name}`;
}

function use(schema: Schema): string {
  const name = nameOf(schema);
  return name === undefined ? shapeOf(schema, 'never') : constant(name);
}

function shapeOf(schema: Schema, type: string): string {
  const { minLength = 0, maxLength = 0, pattern, minimum = 0, maximum = 0, maxItems = 0, items = {} } = schema;
  switch (schema.type) {
    case 'boolean':
      return 'flag';
    case 'integer':
      return `whole(${minimum}, ${maximum === Number.MAX_SAFE_INTEGER ? 'Number.MAX_SAFE_INTEGER' : maximum})`;
    case 'string':
      if (schema.enum) return `one(${schema.enum.map((name) => `'${name}'`).join(', ')})`;
      return `text(${minLength}, ${maxLength}${pattern === undefined ? '' : `, ${new RegExp(pattern).toString()}`})`;
    case 'array':
      return `list(${use(items)}, ${maxItems})`;
    case 'object':
      return fieldsOf(schema, type);
    default:
      return 'anything';
  }
}

function fieldsOf({ properties = {}, required = [] }: Schema, type: string): string {
  const all = Object.entries(properties);
  const table = (rows: readonly [string, Schema][]) =>
    `{ ${rows.map(([name, part]) => `${name}: ${use(part)}`).join(', ')} }`;
  const defaults = all.flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`],
  );
  const optional = all.filter(([name]) => !required.includes(name));
  return `fields<${type}>(${[
    table(all.filter(([name]) => required.includes(name))),
    ...(optional.length > 0 ? [table(optional)] : []),
    ...(defaults.length > 0 ? [`{ ${defaults.join(', ')} }`] : []),
  ].join(', ')})`;
}
