import { mkdirSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Figures by what they measure, as `simulate/home/4x/lcp`. */
export type KeptFigures = Readonly<Record<string, number>>;

/** What the runs before have measured; nothing before the first one. */
export function readLast(file: string): KeptFigures {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps what was measured now; what this run left out stays as it was measured last. */
export function keepLast(file: string, last: KeptFigures, now: KeptFigures): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...last, ...now }, null, 2)}\n`);
}

/** A figure and, in brackets, its change against the last run. */
export function withChange(now: number, last: number | undefined, decimals: number): string {
  const shown = now.toFixed(decimals);
  if (last === undefined) return `${shown} (new)`;
  const change = Number((now - last).toFixed(decimals));
  if (change === 0) return `${shown} (=)`;
  return `${shown} (${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(decimals)})`;
}
