import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDataFolder } from './data-folder.ts';

it('the data folder is its owner’s alone, and the folders above it are as usual', async () => {
  const above = await mkdtemp(join(tmpdir(), 'lampyris-data-'));
  try {
    makeDataFolder(join(above, 'shops/lamps'));
    const modeOf = async (folder: string) => (await stat(join(above, folder))).mode & 0o777;
    expect(await modeOf('shops/lamps')).toBe(0o700);
    expect(await modeOf('shops')).toBe(0o777 & ~process.umask());
    await chmod(join(above, 'shops/lamps'), 0o755);
    makeDataFolder(join(above, 'shops/lamps'));
    expect(await modeOf('shops/lamps')).toBe(0o700);
  } finally {
    await rm(above, { recursive: true });
  }
});
