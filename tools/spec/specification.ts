import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** One sentence, bullet or row of the specification, word for word. */
export interface Sentence {
  /** '9' of '## 9. Business constants and limits'; '0' before the first. */
  readonly section: string;
  readonly text: string;
}

/** The specification, word for word, in its order: prose by sentences, a bullet or a row of a table as one. */
export function sentencesOf(specification: string): Sentence[] {
  let section = '0';
  const found: Sentence[] = [];
  for (const line of specification.split('\n')) {
    const heading = /^## (\d)\./.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    if (heading !== undefined || line.startsWith('# ') || line.trim() === '' || line.startsWith('|---')) continue;
    const isWhole = line.startsWith('- ') || line.startsWith('| ');
    const texts = isWhole ? [line.replace(/^- /, '')] : line.split(/(?<=\.) (?=[A-Z])/);
    found.push(...texts.map((text) => ({ section, text })));
  }
  return found;
}

/** The rows of a table of the specification below its head, cell by cell. @param head the first cell of its head */
export function tableOf(specification: string, head: string): string[][] {
  const [, ...lines] = specification.slice(specification.indexOf(`| ${head} |`)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  const rows = lines.slice(1, end < 0 ? undefined : end);
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** @param root the folder of the project */
export const readSpecification = (root: string): Promise<string> =>
  readFile(path.join(root, 'docs/spec/specification.md'), 'utf8');
