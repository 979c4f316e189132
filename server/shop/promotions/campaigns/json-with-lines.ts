/** Thrown for a text that is no JSON. */
export class JsonFault extends Error {
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.name = 'JsonFault';
    this.line = line;
  }
}

interface LocatedJson {
  readonly value: unknown;
  /** The line that a value begins on, by its path; that of the text where there is none. */
  readonly lineOf: (path: string) => number;
}

interface Token {
  readonly text: string;
  readonly line: number;
}

/** Nothing that people write is deeper, and a hostile text does not fill the stack. */
const deepest = 40;

const tokenPattern = /"(?:[^"\\\n]|\\[^\n])*"|[{}[\],:]|[^ \t\r\n{}[\],:"]+|"/g;

function tokensOf(text: string): Token[] {
  let line = 1;
  let read = 0;
  return Array.from(text.matchAll(tokenPattern), ({ 0: token, index }) => {
    line += text.slice(read, index).split('\n').length - 1;
    read = index;
    return { text: token, line };
  });
}

/**
 * A JSON text with the lines of its values.
 * @throws JsonFault with the line for anything else, for a field that appears twice, and for what is nested too deep
 */
export function parseJsonWithLines(text: string): LocatedJson {
  const tokens = tokensOf(text);
  const lines = new Map<string, number>();
  const last = text.trimEnd().split('\n').length;
  let next = 0;

  const current = (): Token => tokens[next] ?? { text: '', line: last };
  const shown = ({ text: token }: Token) => (token === '' ? 'the end of the file' : token.slice(0, 20));
  const fail = (expected: string): never => {
    throw new JsonFault(current().line, `${expected} is missing before ${shown(current())}`);
  };
  const take = (expected: string): void => {
    if (current().text !== expected) fail(expected);
    next += 1;
  };
  const scalar = (): unknown => {
    const token = current();
    try {
      const value: unknown = JSON.parse(token.text);
      next += 1;
      return value;
    } catch {
      throw new JsonFault(token.line, token.text === '' ? 'a value is missing' : `${shown(token)} isn’t a JSON value`);
    }
  };
  /** Items up to a closing token, with commas between them. */
  const items = (close: string, item: (index: number) => void): void => {
    next += 1;
    for (let index = 0; current().text !== close; index += 1) {
      if (index > 0) take(',');
      item(index);
      if (current().text !== close && current().text !== ',') fail(`, or ${close}`);
    }
    next += 1;
  };
  const valueAt = (path: string, depth: number): unknown => {
    const { text: token, line } = current();
    lines.set(path, line);
    if (depth > deepest) throw new JsonFault(line, 'this is nested too deep');
    const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
    if (token === '[') {
      const list: unknown[] = [];
      items(']', (index) => list.push(valueAt(below(index), depth + 1)));
      return list;
    }
    if (token !== '{') return scalar();
    const fields = new Map<string, unknown>();
    items('}', () => {
      const { text: quoted, line: at } = current();
      const name = quoted.startsWith('"') ? scalar() : fail('a name in double quotes');
      if (typeof name !== 'string') throw new JsonFault(at, `${quoted} isn’t a field name`);
      if (fields.has(name)) throw new JsonFault(at, `${quoted} appears twice`);
      take(':');
      fields.set(name, valueAt(below(name), depth + 1));
      lines.set(below(name), at);
    });
    return Object.fromEntries(fields);
  };

  const value = valueAt('', 0);
  if (next < tokens.length) throw new JsonFault(current().line, `${shown(current())} comes after the end`);
  return { value, lineOf: (path) => lines.get(path) ?? lines.get(path.replace(/\.?[^.]*$/, '')) ?? 1 };
}
