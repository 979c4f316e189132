import { formatDateTime } from '#rules/dates.ts';
import { sites, type Site } from '#rules/markets.ts';
import type { ShopContext } from '../shop-context.ts';

/** The command line after the name: words by position, options and switches by name. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
}

export type CommandOutput = readonly string[] | Uint8Array;

export interface Command {
  /** The words that name it. */
  readonly name: string;
  /** What follows the name, as `help` shows it; `<…>` must be given. */
  readonly usage: string;
  readonly help: string;
  /** Options with a value. */
  readonly options?: readonly string[];
  /** Switches. */
  readonly flags?: readonly string[];
  /** @returns the lines to print, or the bytes of a file */
  run(shop: ShopContext, input: CommandInput): Promise<CommandOutput>;
}

/** A moment in UTC, to the minute: '2026.11.28 03:15'. */
export const timeText = (instant: number): string => formatDateTime(instant, { offsetMinutes: 0 });

/** Something the operator typed wrong, in one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The word at a position. @throws UsageError naming what is missing */
export function word({ words }: CommandInput, index: number, what: string): string {
  const value = words[index];
  if (value === undefined) throw new UsageError(`${what} is missing.`);
  return value;
}

/** An option that must be there. @throws UsageError */
export function option({ options }: CommandInput, name: string): string {
  const value = options[name];
  if (value === undefined || value === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

/** What `--key` says, for a command that gives: said with the same one again, it gives nothing more. @throws UsageError */
export function repeatKey({ options: { key } }: CommandInput): string | undefined {
  if (key !== undefined && !/^[\w.-]{1,64}$/.test(key))
    throw new UsageError('--key must be 1 to 64 letters, digits, hyphens and points.');
  return key;
}

/** The market that `--site` names. @throws UsageError */
export function siteOption(input: CommandInput): Site {
  const typed = option(input, 'site');
  const site = sites.find((candidate) => candidate === typed);
  if (site === undefined) throw new UsageError(`--site must be one of ${sites.join(', ')}.`);
  return site;
}

/** A whole number from 0 up. @throws UsageError */
export function count(text: string, what: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${what} must be a whole number, not "${text}".`);
  return Number(text);
}

const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
/** Lines of a list at most. */
const most = 10_000;

/** A moment in epoch ms: `90m`, `24h` and `7d` count back from now; anything else is a day or an instant of ISO 8601. @throws UsageError */
export function sinceOf(text: string, now: number): number {
  const [, amount, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  if (amount !== undefined && (unit === 'm' || unit === 'h' || unit === 'd')) return now - Number(amount) * units[unit];
  const instant = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(instant)) throw new UsageError(`--since must be like 90m, 24h, 7d or 2026-11-21, not "${text}".`);
  return instant;
}

/** How many lines `--limit` asks for. @throws UsageError */
export function limitOf({ options }: CommandInput, otherwise: number): number {
  const limit = options.limit === undefined ? otherwise : count(options.limit, '--limit');
  if (limit < 1 || limit > most) throw new UsageError(`--limit must be from 1 to ${most}.`);
  return limit;
}
