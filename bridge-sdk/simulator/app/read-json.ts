import type { Json } from '../../src/generated/types.ts';

/** The typed value as JSON where it is valid, otherwise as a string. */
export function readJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
