import { parse, protocolVersion } from '../src/envelope.ts';
import { isRecord } from '../src/shape.ts';
import { isControlRequest } from './case.ts';
import type { HostPort } from './host-port.ts';

/** The request code of `passThrough` that carries control requests to a host with the hook. */
export const hookCode = 'conformance';

/**
 * Adds the hook to a host: a `passThrough` of the kit is a control request and not a message, on any channel and also
 * before any hello. For test builds only: whoever can send control requests controls the app.
 */
export function withHook(host: HostPort, say: (text: string) => void): { readonly post: (text: string) => void } {
  host.listen((text) => say(String(text)));
  return {
    post(text) {
      const { ch, k, cmd, params } = parse(text) ?? {};
      const { requestCode, data } = isRecord(params) ? params : {};
      if (k !== 'req' || cmd !== 'passThrough' || requestCode !== hookCode || !isRecord(data)) return host.post(text);
      const answer = (reply: object) => {
        const notifications = { requestCode: hookCode, data: { n: data['n'], ...reply } };
        say(JSON.stringify({ v: protocolVersion, ch, k: 'evt', name: 'passThroughReceived', data: notifications }));
      };
      if (isControlRequest(data['request']))
        host.control(data['request']).then(answer, (error: unknown) => answer({ ok: false, reason: String(error) }));
      else answer({ ok: false, reason: 'no such request' });
    },
  };
}
