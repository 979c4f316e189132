import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { completeAfter } from '#rules/limits.ts';
import { readConfig } from '#server/config.ts';
import { openShop } from '#server/open-shop.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { runOrderClock } from '#server/shop/orders/order-clock.ts';
import { e2eCarrierKey, e2eCarrierOrigin, e2eDataDir, e2ePorts } from '#tests/fixtures/e2e-ports.ts';

type OpenShop = Awaited<ReturnType<typeof openShop>>;

const env = {
  ...process.env,
  NODE_ENV: 'test',
  LOG_LEVEL: 'warn',
  DATA_DIR: e2eDataDir,
  CARRIER_PORT: String(e2ePorts.carrierPort),
  BEACON_PORT: String(e2ePorts.beaconPort),
  CARRIER_API_KEY: e2eCarrierKey,
};

/** Does something to the data of the running shop, beside it. */
export async function besideShop<Result>(act: (shop: OpenShop) => Promise<Result>): Promise<Result> {
  const shop = await openShop(readConfig(env), env);
  try {
    return await act(shop);
  } finally {
    await shop.database.close();
  }
}

/** What an operator types after `npm run ops --`, beside the running shop. @returns what the command prints */
export function ops(...words: string[]): Promise<string> {
  return besideShop(async (shop) => {
    const output = await runCommand(shop, words);
    return output instanceof Uint8Array ? Buffer.from(output).toString() : output.join('\n');
  });
}

/** The same with the program itself. */
export async function opsProgram(...words: string[]): Promise<string> {
  const cwd = path.resolve(import.meta.dirname, '../../..');
  const { stdout } = await promisify(execFile)(process.execPath, ['server/ops/main.ts', ...words], { cwd, env });
  return stdout;
}

/** The way of a paid order to its buyer. */
export async function deliver(orderNo: string): Promise<void> {
  await ops('order', 'release', orderNo);
  await ops('order', 'ship', orderNo, '--carrier', 'Demo Post', '--tracking', `T${orderNo}`);
  await ops('order', 'deliver', orderNo);
}

/** The same, and the time after it in which something could still be said of it. */
export async function complete(orderNo: string): Promise<void> {
  await deliver(orderNo);
  await besideShop(async (shop) => {
    const longAgo = { delivered_time: shop.clock.now() - completeAfter };
    await shop.db.updateTable('orders').set(longAgo).where('order_no', '=', orderNo).execute();
    await runOrderClock(shop);
  });
}

/** Hands a paid order to the carrier, which makes its label. @returns the number of the parcel */
export async function ship(orderNo: string): Promise<string> {
  await ops('order', 'release', orderNo);
  const [trackingNo] = /FF\d{9}[A-Z]{2}/.exec(await ops('order', 'ship', orderNo)) ?? [];
  if (trackingNo === undefined) throw new Error(`The order ${orderNo} has no parcel`);
  return trackingNo;
}

const control = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(`${e2eCarrierOrigin}/_sandbox/parcels/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${e2eCarrierKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The carrier refused ${path}: ${await answer.text()}`);
};

/** Gives a parcel so many steps of its way, which ends as its fate says. */
export async function moveParcel(trackingNo: string, steps: number, fate = 'ARRIVES'): Promise<void> {
  await control(`${trackingNo}/fate`, { fate });
  for (let step = 0; step < steps; step += 1) await control(`${trackingNo}/next`, {});
}
