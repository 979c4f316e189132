/**
 * How fast this machine is: a second of fixed work, which is measured once at the beginning of a command and handed on to
 * all that it starts in the environment variable MACHINE_SLOWNESS.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync, gunzipSync } from 'node:zlib';

/** What the fixed work takes, in seconds. On a quiet machine whose processor is all ours both are the same. */
export interface Speed {
  /**
   * By the clock. It grows with a slow processor, with others beside us and where a control group gives us a part of a
   * processor only: limits of time follow it.
   */
  readonly wall: number;
  /** Of processors. It grows with a slow processor, and hardly with load: budgets of processor time follow it. */
  readonly processor: number;
}

/** What the fixed work takes, by the clock and of a processor, on the machine whose times the budgets of `tools/stages` are. */
export const referenceSeconds = 1;

const rounds = 60;

/**
 * Does the fixed work: what test runners and servers do most, in one thread.
 * @param part of the work, above 0 and up to 1; the seconds are always those of the whole. A small part counts too much for
 *   what compiles itself while it runs: a tenth says about twice the truth.
 */
export function measureSpeed(part = 1): Speed {
  const count = Math.max(1, Math.round(part * rounds));
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-speed-'));
  const before = process.cpuUsage();
  const started = performance.now();
  for (let round = 0; round < count; round++) doRound(folder, round);
  const wall = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(before);
  rmSync(folder, { recursive: true });
  return { wall: (wall * rounds) / count, processor: ((user + system) * rounds) / count / 1_000_000 };
}

/** How many times as long as on the reference machine something takes here; a faster machine counts as the reference. */
export function slowness(seconds: number): number {
  return Math.max(1, seconds / referenceSeconds);
}

/**
 * How slow this machine is by the clock, as slowness() says: MACHINE_SLOWNESS, which a command sets for all that it starts.
 * Where nobody has, a tenth of the work is done here, and set for all that this process starts, so that no worker of a
 * runner measures again.
 * @throws Error when MACHINE_SLOWNESS is no number from 1 on
 */
export function slownessHere(): number {
  process.env['MACHINE_SLOWNESS'] ??= slowness(measureSpeed(0.1).wall).toFixed(2);
  const said = Number(process.env['MACHINE_SLOWNESS']);
  if (said >= 1) return said;
  throw new Error(`MACHINE_SLOWNESS is '${process.env['MACHINE_SLOWNESS']}', and not a number from 1 on`);
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly price: { readonly amount: number; readonly currency: string };
  readonly tags: readonly string[];
}

/** Objects, maps, strings, patterns and JSON; then digests, compression and files. */
function doRound(folder: string, round: number): void {
  const rows: Row[] = Array.from({ length: 3_000 }, (_, index) => ({
    id: `${round}-${index}`,
    name: `lamp ${(index * 7_919) % 3_001} of round ${round}`,
    price: { amount: (index * 104_729) % 100_003, currency: index % 2 === 0 ? 'USD' : 'EUR' },
    tags: [`room ${index % 13}`, `light ${index % 29}`],
  }));
  const byTag = new Map<string, Row[]>();
  for (const row of rows.toSorted((a, b) => a.price.amount - b.price.amount || a.name.localeCompare(b.name)))
    for (const tag of row.tags) byTag.set(tag, [...(byTag.get(tag) ?? []).slice(-40), { ...row }]);
  const text = JSON.stringify([...byTag]);
  const words = text.match(/[a-z]+|\d+/g) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  let digest = JSON.stringify(JSON.parse(text)) + String(counts.size);
  for (let times = 0; times < 300; times++) digest = createHash('sha256').update(digest).digest('hex');
  const packed = gzipSync(text);
  for (let file = 0; file < 10; file++) {
    const place = path.join(folder, `${file}.gz`);
    writeFileSync(place, packed);
    gunzipSync(readFileSync(place));
  }
}
