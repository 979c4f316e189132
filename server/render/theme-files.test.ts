import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { themeVersions } from './theme-files.ts';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'lampyris-theme-versions-'))));
afterEach(() => rm(dataDir, { recursive: true }));

async function lay(file: string, text: string): Promise<void> {
  await mkdir(join(dataDir, 'themes/dark'), { recursive: true });
  await writeFile(join(dataDir, 'themes', file), text);
}

describe('the versions of the theme files', () => {
  it('are those of the style sheet where the operator has laid down nothing', async () => {
    expect(await themeVersions(dataDir)).toBe('light=0 dark=0');
  });

  it('change with each file of the operator, for its theme alone, and back when it is taken away', async () => {
    const seen = new Set<string>();
    for (const [file, text] of [
      ['dark/ui.json', '{}'],
      ['dark/ui.json', '{ }'],
      ['dark/font.json', '{}'],
    ] as const) {
      await lay(file, text);
      const versions = await themeVersions(dataDir);
      expect(versions).toMatch(/^light=0 dark=[^0 ][^ ]*$/);
      seen.add(versions);
    }
    expect(seen.size).toBe(3);
    await rm(join(dataDir, 'themes/dark'), { recursive: true });
    expect(await themeVersions(dataDir)).toBe('light=0 dark=0');
  });
});
