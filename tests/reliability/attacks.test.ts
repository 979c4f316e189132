import { afterAll, describe, expect, it } from 'vitest';
import { wholeTag } from '#tests/extent.ts';
import { damageOf } from './attacks.ts';
import { type RealProgram, startProgram } from './real-program.ts';
import { openShopDatabase, type ShopDatabase } from './shop-database.ts';

const ports = { shop: 5390, naive: 5391 } as const;
/** Of what it holds in a quiet time. */
const mostMemory = 2;
/** A quiet shop says in 5 ms that it is well, one that is attacked in 250. */
const mostSlower = 50;

/** As operators run it, with the limits that tests do without. */
const production = {
  NODE_ENV: 'production',
  RATE_LIMITS: '1',
  ALLOW_SANDBOX_PAYMENTS: '1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_ORIGIN: 'https://shop.test',
};

let shop: ShopDatabase | undefined;
const running: RealProgram[] = [];
afterAll(async () => {
  for (const program of running) await program.stop();
  await shop?.close();
});

async function startIn(env: Readonly<Record<string, string>>) {
  shop ??= await openShopDatabase('sqlite');
  const { shop: port } = ports;
  const options = {
    program: 'dist/program/main.js',
    port,
    env: { ...shop.env, PORT: String(port), SANDBOX_PORT: '0', CARRIER_PORT: '0', BEACON_PORT: '0', ...env },
  };
  const program = await startProgram({ ...options, ready: '/readyz' });
  running.push(program);
  return { ...program, port };
}

describe('a shop that is attacked', { tags: [wholeTag] }, () => {
  it('would be full of pages that nobody reads if it answered as it is asked', async () => {
    const { naive: port } = ports;
    const program = await startProgram({
      program: 'tests/reliability/naive-pages.ts',
      port,
      env: { PORT: String(port) },
      ready: '/healthz',
    });
    running.push(program);
    expect((await damageOf({ ...program, port })).memory).toBeGreaterThan(mostMemory);
  });

  it('holds less than twice the memory of a quiet time, says soon that it is well, and goes on', async () => {
    const program = await startIn(production);
    for (let round = 0; round < 3; round += 1) {
      const { memory, slower } = await damageOf(program);
      expect(memory).toBeLessThan(mostMemory);
      expect(slower).toBeLessThan(mostSlower);
      expect(program.isRunning()).toBe(true);
    }
    expect((await fetch(`${program.origin}/home`)).status).toBe(200);
    await program.stop();
  });
});
