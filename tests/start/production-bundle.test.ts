import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const dist = resolve(import.meta.dirname, '../../dist');

/** Every script and page of the build in one text. */
async function builtText(): Promise<string> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(?:m?js|html|json)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  return texts.join('\n');
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
});
