import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to whoever asks for any: one of those, seen free, may be taken a moment later. */
const least = 20_000;
const most = 32_000;

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(least, most);
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return freePort();
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
