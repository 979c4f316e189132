import { parse, protocolVersion } from '../src/envelope.ts';
import { isRecord } from '../src/shape.ts';
import { wishNames, type Wish } from './case.ts';
import type { HostPort } from './host-port.ts';

/** The request code by which the kit's page tells wishes to a host that has a hook for them. */
export const hookCode = 'conformance';

/**
 * Gives a host the hook: a `passThrough` of the kit is no message to it, but a wish, whatever its channel and also before
 * any hello. For test builds only: whoever can send wishes can do anything.
 */
export function withHook(host: HostPort, say: (text: string) => void): { readonly post: (text: string) => void } {
  host.listen((text) => say(String(text)));
  return {
    post(text) {
      const { ch, k, cmd, params } = parse(text) ?? {};
      const { requestCode, data } = isRecord(params) ? params : {};
      if (k !== 'req' || cmd !== 'passThrough' || requestCode !== hookCode || !isRecord(data)) return host.post(text);
      const answer = (reply: object) => {
        const news = { requestCode: hookCode, data: { n: data['n'], ...reply } };
        say(JSON.stringify({ v: protocolVersion, ch, k: 'evt', name: 'passThroughReceived', data: news }));
      };
      if (isWish(data['wish']))
        host.control(data['wish']).then(answer, (error: unknown) => answer({ ok: false, reason: String(error) }));
      else answer({ ok: false, reason: 'no such wish' });
    },
  };
}

function isWish(value: unknown): value is Wish {
  return isRecord(value) && wishNames.some((name) => name === value['do']);
}
