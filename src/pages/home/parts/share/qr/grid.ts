import type { Version } from './versions.ts';

/** True where a module is dark; undefined where nothing is drawn yet. */
export type Grid = (boolean | undefined)[][];

/** Everything that stands in every code of a version: finders, timing, alignment, and room for format and version. */
export function framework(version: Version): Grid {
  const { size, alignment } = version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  for (let at = 8; at < size - 8; at += 1) {
    set(grid, at, 6, at % 2 === 0);
    set(grid, 6, at, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    rings(grid, x, y, 4, [true, true, false, true, false]);
  }
  const last = alignment.at(-1);
  for (const x of alignment) {
    for (const y of alignment) {
      // The finders stand in three of the corners.
      if ((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)) continue;
      rings(grid, x, y, 2, [true, false, true]);
    }
  }
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

function rings(grid: Grid, x: number, y: number, radius: number, dark: readonly boolean[]): void {
  for (let down = -radius; down <= radius; down += 1) {
    for (let right = -radius; right <= radius; right += 1) {
      set(grid, x + right, y + down, dark[Math.max(Math.abs(right), Math.abs(down))] ?? false);
    }
  }
}

/** The remainder that guards a few bits against damage. */
function guarded(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  for (let bit = 31; bit >= bits; bit -= 1) if ((rest >> bit) & 1) rest ^= generator << (bit - bits);
  return (value << bits) | rest;
}

/** Says twice which mask lies over the data. The two bits of level M are 00. */
export function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const format = guarded(mask, 10, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((format >> bit) & 1) === 1;
    // Down the first finder past the timing pattern, then to its left.
    if (bit < 8) set(grid, 8, bit < 6 ? bit : bit + 1, isDark);
    else set(grid, bit === 8 ? 7 : 14 - bit, 8, isDark);
    if (bit < 8) set(grid, size - 1 - bit, 8, isDark);
    else set(grid, 8, size - 15 + bit, isDark);
  }
  set(grid, 8, size - 8, true);
}

/** From version 7 on the version is said twice. */
function drawVersion(grid: Grid, { number, size }: Version): void {
  if (number < 7) return;
  const told = guarded(number, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit += 1) {
    const isDark = ((told >> bit) & 1) === 1;
    const [along, across] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
    set(grid, along, across, isDark);
    set(grid, across, along, isDark);
  }
}

/** Where the data goes, in order: two columns at a time from the right, up and down in turns, past the timing column. */
export function dataPlaces(grid: Grid): readonly (readonly [x: number, y: number])[] {
  const size = grid.length;
  const places: (readonly [number, number])[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (grid[y]?.[x] === undefined) places.push([x, y]);
    }
    isUpward = !isUpward;
  }
  return places;
}

export function set(grid: Grid, x: number, y: number, isDark: boolean): void {
  const row = grid[y];
  if (row && x >= 0 && x < row.length) row[x] = isDark;
}
