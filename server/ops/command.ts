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

/** A moment in UTC, to the minute: '2026-11-28 03:15'. */
export const timeText = (instant: number): string => formatDateTime(instant, { offsetMinutes: 0 }, '-');

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
