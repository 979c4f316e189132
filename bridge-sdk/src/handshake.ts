import type { Contract } from './contract.ts';
import type { Welcome } from './generated/types.ts';
import type { HostInfo, Mode } from './host-info.ts';

/** Finds out who is on the other side. Only an app is waited for, and not for long. */
export interface Handshake {
  /** Resolves when it is known who is there, at the latest when the time for a welcome is over. */
  readonly ready: Promise<HostInfo>;
  /** Undefined while an app may still say welcome. */
  host?: HostInfo;
  /** Runs at once, or as soon as it is known who is there. */
  readonly whenKnown: (run: (host: HostInfo) => void) => void;
  /** Without a welcome the app is an old one. One that comes late still counts: the app is not old, but slow. */
  readonly meet: (welcome?: Welcome) => void;
}

export function createHandshake(mode: Mode, { hash, handshakeMs }: Contract): Handshake {
  let waiting: ((host: HostInfo) => void)[] = [];
  const handshake: Handshake = {
    ready: new Promise((resolve) => waiting.push(resolve)),
    whenKnown: (run) => {
      if (handshake.host) run(handshake.host);
      else waiting.push(run);
    },
    meet: (welcome) => {
      clearTimeout(timer);
      const host = { mode, welcome, isSameContract: !welcome?.contract || welcome.contract === hash };
      handshake.host = host;
      const runs = waiting;
      waiting = [];
      for (const run of runs) run(host);
    },
  };
  const timer = mode === 'native' ? setTimeout(handshake.meet, handshakeMs) : undefined;
  if (mode !== 'native') handshake.meet();
  return handshake;
}
