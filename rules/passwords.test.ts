import { describe, expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.ts';
import { checkPassword } from './passwords.ts';

describe('a new password', () => {
  it.each([
    ['glow4me', 'Password must be at least 8 characters'],
    ['glow4mee', undefined],
    [`glow4${'x'.repeat(59)}`, undefined],
    [`glow4${'x'.repeat(60)}`, 'Password cannot be longer than 64 characters'],
    ['glowworms', 'Password must contain a letter and a digit'],
    ['1029384756', 'Password must contain a letter and a digit'],
    ['лампочка7', undefined],
    ['Password1', 'Password is too common'],
    ['Mara2024@Shop.example', 'Password must not be your email'],
    ['MARA2024', 'Password must not be your email'],
  ])('%s: %s [S5.messages.06]', (password, message) => {
    expect(checkPassword(password, 'mara2024@shop.example')).toBe(message);
  });

  it('is compared with about a hundred common ones that the other rules would pass', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(100);
    for (const password of commonPasswords) {
      expect(password).toMatch(/^(?=.*[a-z])(?=.*\d).{8,}$/);
      expect(checkPassword(password.toUpperCase())).toBe('Password is too common');
    }
  });
});
