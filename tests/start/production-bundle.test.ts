import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What shoppers get and what renders it for them. The simulator lies beside it and is served outside production only. */
const folders = ['client', 'server'].map((name) => resolve(import.meta.dirname, '../../dist', name));

/** Every script and page of the build in one text. */
async function builtText(): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((file) => join(folder, file))),
  );
  const texts = files.flat().filter((file) => /\.(?:m?js|html|json)$/.test(file));
  return (await Promise.all(texts.map((file) => readFile(file, 'utf8')))).join('\n');
}

describe('the build', () => {
  it("holds nothing of the developer's page", async () => {
    const text = await builtText();
    // What is surely there, so that an empty build cannot pass.
    expect(text).toContain('data-theme');
    expect(text).toContain('session.signedIn');
    for (const mark of ['elkjs', '__machines', '@statelyai', 'lampyris-machines', 'src/dev/']) {
      expect(text.includes(mark), mark).toBe(false);
    }
  });

  it('holds nothing of the simulator, nor of the app that it plays', async () => {
    const text = await builtText();
    for (const mark of ['/dev/simulator', 'Crash the app', 'The app has crashed', 'simulator-0001']) {
      expect(text.includes(mark), mark).toBe(false);
    }
  });
});
