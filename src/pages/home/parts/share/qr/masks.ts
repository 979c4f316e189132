import type { Grid } from './grid.ts';

/** The eight patterns, one of which is laid over the data so that no large field is of one colour. */
export const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const finderLike = ['10111010000', '00001011101'];

/** How hard a code is to read; of the eight the lowest is taken. */
export function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
  const columns = rows.map((_row, x) => rows.map((row) => row[x]).join(''));
  return [...rows, ...columns].reduce(
    (sum, line) => sum + runs(line) + 40 * finders(line),
    blocks(rows) + balance(rows),
  );
}

/** Five or more of one colour in a row. */
function runs(line: string): number {
  return [...line.matchAll(/0{5,}|1{5,}/g)].reduce((sum, [run]) => sum + run.length - 2, 0);
}

function finders(line: string): number {
  const at = Array.from(line, (_letter, index) => index);
  return at.filter((index) => finderLike.some((pattern) => line.startsWith(pattern, index))).length;
}

/** Squares of four of one colour. */
function blocks(rows: readonly string[]): number {
  const isSame = (x: number, y: number) =>
    [rows[y]?.[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]].every((other) => other === rows[y]?.[x]);
  return 3 * rows.reduce((sum, row, y) => sum + Array.from(row).filter((_module, x) => isSame(x, y)).length, 0);
}

/** Ten for every whole 5 % that dark is away from half. */
function balance(rows: readonly string[]): number {
  const dark = rows.join('').replaceAll('0', '').length;
  const share = (100 * dark) / rows.length ** 2;
  return 10 * Math.floor(Math.abs(share - 50) / 5);
}
