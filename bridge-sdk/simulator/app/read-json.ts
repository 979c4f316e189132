import type { Json } from '../../src/generated/types.ts';

/** What a person has typed: as JSON where it is some, else as the text it is. */
export function readJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
