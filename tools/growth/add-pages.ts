import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { insertInto } from './insertion.ts';
import { trialFiles, trialInsertions } from './trial-page.ts';

/**
 * The files that change or come when so many pages are added.
 * @param read gives the text of a file of the project as it is
 */
export async function addPages(count: number, read: (file: string) => Promise<string>): Promise<Map<string, string>> {
  const changed = new Map<string, string>();
  for (const number of Array.from({ length: count }, (_, index) => index + 1)) {
    for (const insertion of trialInsertions(number)) {
      const text = changed.get(insertion.file) ?? (await read(insertion.file));
      changed.set(insertion.file, insertInto(text, insertion));
    }
    for (const [file, text] of trialFiles(number)) changed.set(file, text);
  }
  return changed;
}

/** Adds so many pages to a project. */
export async function growProject(project: string, count: number): Promise<void> {
  const read = (file: string) => readFile(path.join(project, file), 'utf8');
  for (const [file, text] of await addPages(count, read)) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
}
