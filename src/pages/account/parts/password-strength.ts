import { checkPassword } from '#rules/passwords.ts';

/** How good a password is, 0 to 3; 0 is one that the shop refuses. */
export type Strength = 0 | 1 | 2 | 3;

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u] as const;

/** Length counts most, then how many kinds of characters there are. */
export function passwordStrength(password: string, email: string): Strength {
  if (checkPassword(password, email) !== undefined) return 0;
  const length = [...password].length;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  if (length >= 14 || (length >= 11 && variety >= 3)) return 3;
  return length >= 10 || variety >= 3 ? 2 : 1;
}
