import { ShopError } from './shop-error.ts';

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const poisonous = new Set(['__proto__', 'constructor', 'prototype']);
/** A text without these holds no poison, however it is escaped; looking key by key costs five times the parsing. */
const suspicious = /__proto__|constructor|prototype|\\u/;

const refusePoison = (key: string, value: unknown): unknown => {
  if (poisonous.has(key)) throw new SyntaxError(`the key ${key} is refused`);
  if (key.includes('\0') || (isString(value) && value.includes('\0'))) throw new SyntaxError('NUL is refused');
  return value;
};

/**
 * Parses a request body. Keys that could reach a prototype, and the NUL character, which PostgreSQL cannot store, are
 * refused here, once, for every operation.
 * @throws BAD_REQUEST over HTTP 400 when the text is no JSON or is nested beyond reason
 */
export const parseJson = (bytes: Buffer): unknown => {
  const text = bytes.toString('utf8');
  try {
    return suspicious.test(text) ? JSON.parse(text, refusePoison) : JSON.parse(text);
  } catch (error) {
    // RangeError: nested so deeply that the stack ends.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    throw new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The request is not valid JSON.' });
  }
};
