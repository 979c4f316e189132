/** A name that only who knows it recognises: `J***n`. Of one or two characters the first is left. */
export function maskName(name: string): string {
  const characters = [...name.trim()];
  const last = characters.length > 2 ? (characters.at(-1) ?? '') : '';
  return `${characters[0] ?? ''}***${last}`;
}
