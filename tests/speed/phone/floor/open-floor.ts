import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFloor } from './build-floor.ts';

export interface Floor {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Builds the floor and serves it in a process of its own. @param shop where its cards and pictures come from */
export async function openFloor(shop: string): Promise<Floor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lampyris-floor-'));
  await buildFloor(folder);
  const child = fork(path.join(import.meta.dirname, 'serve-floor.ts'), [folder, shop], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  const [address]: { readonly port?: number }[] = await Promise.race([once(child, 'message'), ended]);
  if (address?.port === undefined) throw new Error('The floor ended before it answered');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      child.disconnect();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
