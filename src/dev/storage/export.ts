import type { Row } from './rows.ts';

export const hiddenText = '[hidden]';

/** What is kept, as JSON; a secret goes along only when it was revealed. `at` is epoch ms. */
export function exportOf(rows: readonly Row[], revealed: ReadonlySet<string>, at: number): string {
  const values = rows
    .filter(({ text }) => text !== undefined)
    .map(({ id, place, key, standing, bytes, isSecret, text }) => ({
      place,
      key,
      standing,
      bytes,
      text: isSecret && !revealed.has(id) ? hiddenText : text,
    }));
  return JSON.stringify({ at: new Date(at).toISOString(), values }, null, 2);
}
