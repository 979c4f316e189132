import { readFile } from 'node:fs/promises';
import path from 'node:path';

export const record = 'docs/decisions/166-sentences-that-are-not-met.md';

/** A sentence that is not met as it stands. */
export interface Recorded {
  readonly id: string;
  readonly how: 'in part' | 'otherwise';
  readonly why: string;
}

const row = /^\| (?<id>S\d\.[a-z-]+\.\d\d) +\| (?<how>in part|otherwise) +\| (?<why>[^|]+?) +\|$/gm;

/** The sentences that the project meets in part or otherwise, by the table of their record. @param root the project */
export async function readRecorded(root: string): Promise<Recorded[]> {
  const text = await readFile(path.join(root, record), 'utf8');
  return [...text.matchAll(row)].map(({ groups = {} }) => ({
    id: groups['id'] ?? '',
    how: groups['how'] === 'in part' ? 'in part' : 'otherwise',
    why: groups['why'] ?? '',
  }));
}
