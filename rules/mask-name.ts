/** A name that only who knows it recognises: `J***n`. Of one or two characters the first is left. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}***${last}`;
}

/** Enough of an email address for its owner to recognise it: `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`;
}
