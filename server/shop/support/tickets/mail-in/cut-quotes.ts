/** How far apart the parts of a heading of a quote may stand that a mail program has wrapped, in lines. */
const wrapped = 3;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** `On Mon, Nov 23, 2026 at 10:02 AM Lampyris <…> wrote:`, on one line or wrapped. @returns how many lines it has, or 0 */
function introduction(lines: readonly string[], at: number): number {
  if (!/^\s*On\s/.test(lines[at] ?? '')) return 0;
  for (let count = 1; count <= wrapped; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.length > 500 || (count > 1 && line.trim() === '')) return 0;
    if (/\swrote:\s*$/.test(` ${line}`)) return count;
  }
  return 0;
}

/** What Outlook puts between an answer and what it answers: a line, or the head of the mail below. */
function isSeparator(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (/^\s*-{2,}\s*Original (?:Message|Appointment)\s*-{2,}\s*$/i.test(line)) return true;
  const isHead = (from: number): boolean =>
    /^\s*\*?From:\*?\s/.test(lines[from] ?? '') &&
    lines.slice(from + 1, from + 5).some((next) => /^\s*\*?(?:Sent|Date|To|Subject):\*?\s/.test(next));
  if (/^\s*_{8,}\s*$/.test(line)) return isHead(at + 1) || isHead(at + 2);
  return isHead(at);
}

/**
 * What somebody wrote, without what they answer to: as English mail programs quote it. Answers between quoted lines stay, and
 * so does the signature.
 */
export function cutQuotes(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (isSeparator(lines, at)) break;
    const heading = introduction(lines, at);
    if (heading > 0) {
      const after = lines.slice(at + heading).find((line) => line.trim() !== '');
      // Without signs at its lines, all that follows is what was quoted.
      if (after === undefined || !isQuoted(after)) break;
      at += heading - 1;
    } else if (!isQuoted(lines[at] ?? '')) own.push((lines[at] ?? '').trimEnd());
  }
  return own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
