import { parse, protocolVersion } from '../src/envelope.ts';
import { isRecord } from '../src/shape.ts';
import type { Transport } from '../src/transport.ts';
import { hookCode } from './host-hook.ts';
import { realTimer, type ControlReply, type HostPort, type Timer } from './host-port.ts';

/** Time limits for control requests, in milliseconds. */
const timeLimits = 3_000;

/** A host behind a transport, controlled by its hook. A host without the hook answers no control request: see `hasHook`. */
export function hookPort(transport: Transport, channel: string, timer: Timer = realTimer): HostPort {
  const replies = new Map<unknown, (reply: ControlReply) => void>();
  let last = 0;

  transport.listen((message) => {
    const { k, name, data } = parse(message) ?? {};
    if (k !== 'evt' || name !== 'passThroughReceived' || !isRecord(data) || data['requestCode'] !== hookCode) return;
    const { n, ok, state, reason } = isRecord(data['data']) ? data['data'] : {};
    replies.get(n)?.(ok === true ? { ok, state } : { ok: false, reason: String(reason) });
  });

  return {
    post: transport.post,
    listen: (receive) =>
      transport.listen((message) => {
        if (!isOfHook(message)) receive(message);
      }),
    control: (request) =>
      new Promise((resolve) => {
        const n = (last += 1);
        const settle = (reply: ControlReply) => {
          replies.delete(n);
          stop();
          resolve(reply);
        };
        const stop = timer(timeLimits, () => settle({ ok: false, reason: 'the app has no hook for controls' }));
        replies.set(n, settle);
        const params = { requestCode: hookCode, data: { n, request } };
        const id = `${hookCode}-${n}`;
        transport.post(JSON.stringify({ v: protocolVersion, ch: channel, k: 'req', id, cmd: 'passThrough', params }));
      }),
  };
}

/** True when the app answers control requests. */
export async function hasHook(port: HostPort): Promise<boolean> {
  return (await port.control({ do: 'look' })).ok;
}

function isOfHook(message: unknown): boolean {
  const { name, data } = parse(message) ?? {};
  return name === 'passThroughReceived' && isRecord(data) && data['requestCode'] === hookCode;
}
