import { CsvError, parse } from 'csv-parse/sync';
import { UsageError } from './command.ts';

export interface CsvRow<Name extends string> {
  /** On which the row begins, from 1. */
  readonly line: number;
  /** Trimmed; empty ones are ''. */
  readonly cells: Readonly<Record<Name, string>>;
}

export interface CsvTable<Name extends string> {
  readonly rows: readonly CsvRow<Name>[];
  /** Where each column stands, from 1. */
  readonly places: ReadonlyMap<Name, number>;
  /** Columns of the file that nobody asked for. */
  readonly unread: readonly string[];
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Excel parts by what the settings of its machine say; Unicode text is parted by tabs. */
const delimiters = [',', ';', '\t'] as const;

/** What csv-parse refuses, in words of ours. */
const faults: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is never closed',
  INVALID_OPENING_QUOTE: 'a quotation mark is inside a cell that doesn’t begin with one',
  CSV_INVALID_CLOSING_QUOTE: 'there’s text after a cell’s closing quotation mark',
};

const breaksIn = (cells: readonly string[]): number => cells.join('').split('\n').length - 1;

function linesOf(text: string, delimiter: string, file: string): Line[] {
  const lines: Line[] = [];
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record, { lines: end }) => {
        const raw = (Array.isArray(record) ? record : []).map((cell: unknown) => String(cell));
        const cells = raw.map((cell) => cell.trim());
        if (cells.some((cell) => cell !== '')) lines.push({ line: end - breaksIn(raw), cells });
        return null;
      },
    });
    return lines;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? `, line ${error.lines}` : '';
    throw new UsageError(`${file}${line}: ${faults[error.code] ?? 'this isn’t a table'}.`);
  }
}

/** The first line names what parts the cells: it holds no prices and no texts. */
function delimiterOf(head: string): string {
  const counted = delimiters.map((delimiter) => ({ delimiter, times: head.split(delimiter).length }));
  return counted.reduce((best, next) => (next.times > best.times ? next : best)).delimiter;
}

/**
 * A table as spreadsheets save it, parted by commas, semicolons or tabs; empty lines, and empty cells behind the last column, are none.
 * @param columns what is read of it @throws UsageError naming the file and the line, also for a row with more cells than columns
 */
export function readCsv<const Name extends string>(
  text: string,
  file: string,
  columns: readonly Name[],
): CsvTable<Name> {
  const plain = text.replaceAll(/\r\n?/g, '\n');
  // Excel writes the sign into a line of its own where somebody asks it to.
  const [, named] = /^sep=(.)\n/.exec(plain) ?? [];
  const body = named === undefined ? plain : `\n${plain.slice(plain.indexOf('\n') + 1)}`;
  const [head, ...lines] = linesOf(body, named ?? delimiterOf(body.trimStart().split('\n', 1)[0] ?? ''), file);
  const names = head?.cells ?? [];
  const last = names.findLastIndex((name) => name !== '');
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`${file}, line ${head?.line ?? 1}: there are two columns "${twice}".`);
  const places = new Map(
    columns.flatMap((name) => (names.includes(name) ? [[name, names.indexOf(name) + 1] as const] : [])),
  );
  const rows = lines.map(({ line, cells }): CsvRow<Name> => {
    const more = cells.findLastIndex((cell) => cell !== '') + 1;
    if (more > last + 1)
      throw new UsageError(
        `${file}, line ${line}: there are ${more} cells and ${last + 1} columns. Put cells that contain a comma in quotation marks.`,
      );
    const cellOf = (name: Name) => [name, cells[(places.get(name) ?? 0) - 1] ?? ''] as const;
    return { line, cells: Object.fromEntries(columns.map(cellOf)) as Record<Name, string> };
  });
  const isUnread = (name: string) => name !== '' && !columns.some((column) => column === name);
  return { rows, places, unread: names.filter(isUnread) };
}
