import type { Contract } from './contract.ts';
import type { Welcome } from './generated/types.ts';
import type { HostInfo, Mode } from './host-info.ts';

/** Determines who the host is. It waits only for an app, and only for the contract's time limit. */
export interface Handshake {
  /** Resolves when the host is known, at the latest when the handshake has timed out. */
  readonly ready: Promise<HostInfo>;
  /** Undefined while an app may still send its welcome. */
  host?: HostInfo;
  /** Runs at once, or as soon as the host is known. */
  readonly whenKnown: (run: (host: HostInfo) => void) => void;
  /** An app without a welcome is a legacy app. A late welcome still counts. */
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
