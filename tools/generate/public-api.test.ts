import { describe, expect, test } from 'vitest';
import { declarationsOf } from './public-api.ts';

const button = (prop: string) => `
  /** What it looks like. */
  export type ButtonProps = {
    /** Said to readers. */
    label: string;${prop}
  };
  const secret = 1;
  export function Button<Value extends string>({ label }: ButtonProps) { return label + secret; }
  export const sizes: readonly string[] = ['s'];`;

describe('what a page can use of the design system', () => {
  test('is its names with their props and signatures, without words and layout', () => {
    expect([...declarationsOf(button('')).values()]).toEqual([
      'type ButtonProps = { label: string; };',
      'function Button<Value extends string>(ButtonProps)',
      'const sizes: readonly string[]',
    ]);
  });

  test('changes with a prop, and not with a comment', () => {
    const api = (source: string) => [...declarationsOf(source).values()];
    expect(api(button(' tone?: string;'))).not.toEqual(api(button('')));
    expect(api(button(' // a word'))).toEqual(api(button('')));
  });
});
