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
