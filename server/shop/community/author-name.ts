import { maskName } from '#rules/mask-name.ts';

/** Characters of an email's front that a nickname takes over at most. */
const nicknameMax = 30;

/**
 * The name under a review: the nickname. One that is only the front of the email, as given to those who chose none, is
 * masked, because with the domain guessed it would be the address.
 */
export function authorName({ nickname, email }: { readonly nickname: string; readonly email: string }): string {
  const front = email.split('@')[0] ?? '';
  const isFront = front.slice(0, nickname.length).toLowerCase() === nickname.toLowerCase();
  return isFront && (nickname.length === front.length || nickname.length === nicknameMax)
    ? maskName(nickname)
    : nickname;
}
