import { queryArrayLimit, queryDepth, queryParameterLimit } from './limits.ts';

export type QueryValue = string | readonly QueryValue[] | { readonly [name: string]: QueryValue };

/** A tree of Maps while reading, so that no parameter name can reach a prototype. */
type Branch = Map<string, string | Branch>;

/** A name or value as browsers read it; a stray percent sign leaves it as it is. */
export const decodeParameter = (text: string): string =>
  new URLSearchParams(`=${text.replaceAll('&', '%26')}`).get('') ?? '';

/** 'a[b][c]' as ['a', 'b', 'c']: at most five levels below the first name, what is deeper stays one literal name. */
function pathOf(name: string): string[] {
  const open = name.indexOf('[');
  if (open <= 0) return [name];
  const path = [name.slice(0, open)];
  let rest = name.slice(open);
  while (rest !== '' && path.length <= queryDepth) {
    const match = /^\[([^[\]]*)\]/.exec(rest);
    if (match === null) break;
    path.push(match[1] ?? '');
    rest = rest.slice(match[0].length);
  }
  return rest === '' ? path : [...path, rest];
}

function put(branch: Branch, [name = '', ...deeper]: readonly string[], value: string): void {
  const key = name === '' ? String(branch.size) : name;
  const present = branch.get(key);
  if (deeper.length > 0) {
    const next: Branch = present instanceof Map ? present : new Map(present === undefined ? [] : [['0', present]]);
    branch.set(key, next);
    put(next, deeper, value);
  } else if (present === undefined) {
    branch.set(key, value);
  } else if (present instanceof Map) {
    present.set(String(present.size), value);
  } else {
    branch.set(
      key,
      new Map([
        ['0', present],
        ['1', value],
      ]),
    );
  }
}

function isIndex(name: string): boolean {
  return /^(0|[1-9]\d?)$/.test(name) && Number(name) < queryArrayLimit;
}

function finish(value: string | Branch): QueryValue {
  if (typeof value === 'string') return value;
  const entries = [...value].filter(([name]) => name !== '__proto__');
  if (entries.length > 0 && entries.every(([name]) => isIndex(name))) {
    return entries.toSorted(([a], [b]) => Number(a) - Number(b)).map(([, item]) => finish(item));
  }
  return record(entries);
}

function record(entries: readonly (readonly [string, string | Branch])[]): { readonly [name: string]: QueryValue } {
  const result: Record<string, QueryValue> = Object.create(null);
  for (const [name, item] of entries) result[name] = finish(item);
  return result;
}

/**
 * Reads a query string with nested names ('a[b]=1') and lists ('a[]=1', 'a[0]=1', 'a=1&a=2'). Depth 5, list positions
 * below 20 (others make an object), 1000 parameters; the rest is not read. The answer has no prototype and no
 * `__proto__` name.
 */
export function parseQuery(query: string): { readonly [name: string]: QueryValue } {
  const root: Branch = new Map();
  const parameters = query.replace(/^\?/, '').split('&', queryParameterLimit);
  for (const parameter of parameters) {
    if (parameter === '') continue;
    const equals = parameter.indexOf('=');
    const name = decodeParameter(equals < 0 ? parameter : parameter.slice(0, equals));
    const path = pathOf(name);
    if (name === '' || path.includes('__proto__')) continue;
    put(root, path, equals < 0 ? '' : decodeParameter(parameter.slice(equals + 1)));
  }
  return record([...root]);
}

/** What an address says of a name without brackets: its value, or its values as far as they make a list. */
export function valuesOf(query: ReturnType<typeof parseQuery>, name: string): string[] {
  const value = query[name];
  if (value === undefined || typeof value === 'string') return value === undefined ? [] : [value];
  return Object.entries(value)
    .filter(([position]) => isIndex(position))
    .flatMap(([, each]: [string, QueryValue]) => (typeof each === 'string' ? [each] : []));
}
