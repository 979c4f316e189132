import { commonPasswords } from './common-passwords.ts';
import { checkLength } from './validators.ts';

export const passwordLength = { min: 8, max: 64 } as const;

/** Why a new password is refused, else undefined: 8 to 64 characters, a letter and a digit, not the email, not common. */
export function checkPassword(password: string, email = ''): string | undefined {
  const lower = password.toLowerCase();
  const { min, max } = passwordLength;
  // Whoever types too few is told how many are enough, and not how many are too many.
  const length = checkLength('Password', password, { min }) ?? checkLength('Password', password, { max });
  if (length !== undefined) return length;
  if (!/\p{L}/u.test(password) || !/\p{Nd}/u.test(password)) return 'Password must contain a letter and a digit';
  const account = email.toLowerCase();
  if (account !== '' && (lower === account || lower === account.split('@')[0]))
    return 'Password must not be your email';
  return commonPasswords.has(lower) ? 'Password is too common' : undefined;
}

export function isPassword(password: string, email = ''): boolean {
  return checkPassword(password, email) === undefined;
}
