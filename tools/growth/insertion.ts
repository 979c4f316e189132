/** A line that stands once in a file, and what is added before it. */
export interface Insertion {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

/** The text of the file with what is added. */
export function insertInto(text: string, { file, before, text: added }: Insertion): string {
  const lines = text.split('\n');
  const at = lines.indexOf(before);
  if (at < 0 || lines.indexOf(before, at + 1) >= 0)
    throw new Error(`${file} must have the line '${before}' once, so that something can be added before it`);
  return lines.toSpliced(at, 0, added).join('\n');
}
