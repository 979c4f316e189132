import { hasOwn, isRecord } from '../src/shape.ts';
import { isControlRequest, type Case, type Step } from './case.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Default time limits of the steps, in milliseconds. */
const usual = { expect: 1000, never: 50 };

/** Reads the list of one file. Throws with the id of an invalid case and the reason. */
export function readCases(group: string, list: unknown): Case[] {
  if (!Array.isArray(list)) throw new TypeError(`${group}: is no list of cases`);
  return list.map((one: unknown, index) => {
    const where = isRecord(one) && typeof one['id'] === 'string' ? one['id'] : `${group}, case ${index + 1}`;
    return readCase(group, one, where);
  });
}

function readCase(group: string, one: unknown, where: string): Case {
  const fieldNames = ['id', 'title', 'why', 'reference', 'since', 'greeting', 'steps'];
  if (!isRecord(one)) throw new TypeError(`${where}: is no object`);
  const odd = Object.keys(one).find((name) => !fieldNames.includes(name));
  if (odd !== undefined) throw new TypeError(`${where}: '${odd}' is no field of a case`);
  const text = (name: string): string => {
    const value = one[name];
    if (typeof value !== 'string' || value === '') throw new TypeError(`${where}: '${name}' is missing`);
    return value;
  };
  const { steps, greeting = true } = one;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text('id'))) throw new TypeError(`${where}: its id is not in kebab-case`);
  if (!/^\d+\.\d+$/.test(text('since'))) throw new TypeError(`${where}: 'since' is no version`);
  if (typeof greeting !== 'boolean') throw new TypeError(`${where}: 'greeting' is neither true nor false`);
  if (!Array.isArray(steps) || steps.length === 0) throw new TypeError(`${where}: has no steps`);
  const read = steps.map((step: unknown, index) => readStep(step, `${where}, step ${index + 1}`));
  if (!read.some(({ kind }) => kind === 'expect' || kind === 'never' || kind === 'look')) {
    throw new TypeError(`${where}: asks nothing, so it cannot fail`);
  }
  return {
    id: text('id'),
    group,
    title: text('title'),
    why: text('why'),
    reference: text('reference'),
    since: text('since'),
    greeting,
    steps: read,
  };
}

function readStep(step: unknown, where: string): Step {
  if (!isRecord(step)) throw new TypeError(`${where}: is no object`);
  const [kind = '', ...others] = Object.keys(step).filter((name) => name !== 'within');
  if (others.length > 0) throw new TypeError(`${where}: '${kind}' and '${others.join("', '")}' are two steps`);
  const value = step[kind];
  switch (kind) {
    case 'send':
      if (typeof value === 'string' || isRecord(value)) return { kind, send: value };
      throw new TypeError(`${where}: sends neither a text nor an object`);
    case 'expect':
    case 'never':
      return { kind, pattern: value, within: timeOf(step, usual[kind], where) };
    case 'control':
      if (isControlRequest(value)) return { kind, control: value };
      throw new TypeError(`${where}: nobody knows this request`);
    case 'look':
      if (isRecord(value)) return { kind, pattern: value };
      throw new TypeError(`${where}: looks at no field`);
    case 'absent':
      if (typeof value === 'string' && value !== '') return { kind, text: value };
      throw new TypeError(`${where}: names no text`);
    default:
      throw new TypeError(`${where}: '${kind}' is no step`);
  }
}

function timeOf(step: Fields, standard: number, where: string): number {
  const within = hasOwn(step, 'within') ? step['within'] : standard;
  if (typeof within === 'number' && within > 0 && within <= 10_000) return within;
  throw new TypeError(`${where}: 'within' is no time`);
}
