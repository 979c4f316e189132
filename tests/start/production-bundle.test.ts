import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');

/** What shoppers get and what renders it for them. The simulator lies beside it and is served outside production only. */
const product = ['client', 'server'];

/** Every script and page of these folders of the build in one text. */
async function builtText(folders: readonly string[]): Promise<string> {
  const files = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(dist, folder), { recursive: true })).map((file) => join(dist, folder, file)),
    ),
  );
  const texts = files.flat().filter((file) => /\.(?:m?js|html|json)$/.test(file));
  return (await Promise.all(texts.map((file) => readFile(file, 'utf8')))).join('\n');
}

describe('the build', () => {
  it("holds nothing of the developer's pages", async () => {
    const text = await builtText(product);
    // What is surely there, so that an empty build cannot pass.
    expect(text).toContain('data-theme');
    expect(text).toContain('session.loggedIn');
    for (const mark of [
      'elkjs',
      '__machines',
      '__storage',
      'lampyris-storage.json',
      '@statelyai',
      'lampyris-machines',
      'src/dev/',
    ]) {
      expect(text.includes(mark), mark).toBe(false);
    }
  });

  it('holds nothing of the simulator, nor of the app that it plays', async () => {
    const [text, simulator] = [await builtText(product), await builtText(['simulator'])];
    for (const mark of ['/dev/simulator', 'Crash the app', 'The app has crashed', 'simulator-0001']) {
      expect(simulator.includes(mark), mark).toBe(true);
      expect(text.includes(mark), mark).toBe(false);
    }
  });
});
