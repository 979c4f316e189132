import { ShopError } from './shop-error.ts';

export const isString = (value: unknown): value is string => typeof value === 'string';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const poisonous = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses a request body. Keys that could reach a prototype are refused here, once, for every operation.
 * @throws BAD_REQUEST over HTTP 400 when the text is no JSON
 */
export const parseJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'), (key, value: unknown) => {
      if (poisonous.has(key)) throw new SyntaxError(`the key ${key} is refused`);
      return value;
    });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ShopError('BAD_REQUEST', { httpStatus: 400, message: 'The request is not valid JSON.' });
  }
};
