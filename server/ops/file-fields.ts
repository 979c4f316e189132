import { readFile } from 'node:fs/promises';
import { cleanText } from '#rules/clean-text.ts';
import { UsageError } from './command.ts';
import { textOf } from './file-text.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a field of an operator's file, by its path. */
export const fault = (path: string, what: string): UsageError => new UsageError(`${path} ${what}.`);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The text of a file, however it was saved. @throws UsageError */
export async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`${file} cannot be read (${reason}).`);
  });
  return textOf(bytes);
}

/** @param file its name, for the sentence @throws UsageError */
export function parseJsonFile(text: string, file = 'The file'): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} isn’t JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** An object that has no fields but these. @throws UsageError */
export function fieldsAt(value: unknown, path: string, names: readonly string[]): Fields {
  if (!isFields(value)) throw fault(path, 'must be an object');
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown !== undefined) throw fault(`${path}.${unknown}`, `isn’t a field: ${names.join(', ')}`);
  return value;
}

/** @throws UsageError */
export function listAt(value: unknown, path: string, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > most) throw fault(path, `must list 1 to ${most}`);
  return value;
}

/** A text that holds nothing that nobody sees: pages and mails show it as it is. @throws UsageError */
export function textAt(value: unknown, path: string, pattern: RegExp): string {
  const text = typeof value === 'string' ? value.normalize('NFC') : '';
  if (!pattern.test(text) || cleanText('block', text) !== text)
    throw fault(path, 'is missing or has characters that aren’t allowed');
  return text;
}

/** @throws UsageError */
export function countAt(value: unknown, path: string, most: number, least = 1): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw fault(path, `must be a whole number from ${least} to ${most}`);
  }
  return value;
}

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/** Epoch ms. @throws UsageError */
export function instantAt(value: unknown, path: string): number {
  const instant = typeof value === 'string' && instantPattern.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(instant)) throw fault(path, 'must be a time with its zone, such as 2026-11-28T10:00:00Z');
  return instant;
}

/** Text of one line. */
export const line = /^\S(.{0,198}\S)?$/;
/** The code of a product or a variant. */
export const code = /^[0-9A-Za-z_.-]{1,40}$/;
