import { createMockHost } from '../../bridge-sdk/mock/create-mock-host.ts';
import { randomChannel } from '../../bridge-sdk/src/channel.ts';
import { createBridge } from '../../bridge-sdk/src/create-bridge.ts';
import { contract } from '../../bridge-sdk/src/generated/contract.ts';
import type { Transport } from '../../bridge-sdk/src/transport.ts';
import { memoryTransport } from '../../bridge-sdk/src/transports/memory.ts';

const calls = 50_000;
const rounds = 9;
const market = { market: 'EU', marketName: 'Europe' };

type Ask = () => Promise<unknown>;

/** An app that does nothing but answer, as fast as text can be read and written. */
function answeringApp(): Transport {
  const { transport, host } = memoryTransport((text) => {
    const { k, ch, id } = JSON.parse(text);
    const answer =
      k === 'hello'
        ? { k: 'welcome', data: { protocol: 1, host: {}, commands: { getMarketInfo: 1 } } }
        : { k: 'res', id, ok: true, data: market };
    host.send(JSON.stringify({ v: 1, ch, ...answer }));
  });
  return transport;
}

/** The host of the tests, which keeps the rules of an app and remembers every call. */
function mockHost(): Transport {
  return createMockHost({ commands: { getMarketInfo: () => market } }).transport;
}

/** The least a page can do for the same bytes: an id by which the answer finds the asker, and a timer. No checks. */
function bareBridge(transport: Transport): Ask {
  const waiting = new Map<string, { readonly resolve: (data: unknown) => void; readonly timer: NodeJS.Timeout }>();
  const ch = randomChannel();
  const say = (message: object) => transport.post(JSON.stringify({ v: 1, ch, ...message }));
  let last = 0;
  transport.listen((message) => {
    const { id, data } = JSON.parse(String(message));
    const asker = waiting.get(id);
    waiting.delete(id);
    clearTimeout(asker?.timer);
    asker?.resolve(data);
  });
  say({ k: 'hello' });
  return () =>
    new Promise((resolve, reject) => {
      const id = `${ch.slice(0, 8)}-${(last += 1)}`;
      waiting.set(id, { resolve, timer: setTimeout(reject, 2_000) });
      say({ k: 'req', id, cmd: 'getMarketInfo', params: {} });
    });
}

function ourBridge(transport: Transport): Ask {
  const bridge = createBridge({ contract, transport });
  return () => bridge.call('getMarketInfo');
}

async function perSecond(ask: Ask): Promise<number> {
  const started = performance.now();
  for (let count = 0; count < calls; count += 1) await ask();
  return (calls * 1_000) / (performance.now() - started);
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * Calls a second over the bridge, one after the other, both ways as text. Every round stands beside the bare floor of the
 * same moment and the same app: the machine may be busy with other things.
 */
export async function bridgeCalls(): Promise<Record<string, Record<string, string | number>>> {
  const apps = { 'an app that only answers': answeringApp, 'the mock host': mockHost };
  const rows: Record<string, Record<string, string | number>> = {};
  for (const [name, open] of Object.entries(apps)) {
    const floor = bareBridge(open());
    const ours = ourBridge(open());
    const speeds: { readonly bare: number; readonly ours: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      speeds.push({ bare: await perSecond(floor), ours: await perSecond(ours) });
    }
    rows[`the bridge and ${name}`] = {
      'calls/s': Math.round(median(speeds.map((speed) => speed.ours))),
      'floor calls/s': Math.round(median(speeds.map(({ bare }) => bare))),
      'of the floor': median(speeds.map((speed) => speed.ours / speed.bare)).toFixed(2),
      bar: '0.80, or 300000/s',
    };
  }
  return rows;
}
