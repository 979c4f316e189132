import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['short1', 0, 'too short to be taken'],
    ['password1', 0, 'too common'],
    ['letters only here', 0, 'without a digit'],
    ['lampen77', 1, 'just long enough'],
    ['lampen7777', 2, 'ten characters'],
    ['Lampen77', 2, 'three kinds of characters'],
    ['Glow-worm-42', 3, 'long and mixed'],
    ['fireflies at dusk 7', 3, 'a sentence'],
  ])('of %j is %i: %s', (password, strength) => {
    expect(passwordStrength(password, 'ada@example.com')).toBe(strength);
  });

  test('is 0 for the email itself', () => {
    expect(passwordStrength('adalovelace1', 'adalovelace1@example.com')).toBe(0);
  });
});
