import { describe, expect, test } from 'vitest';
import { parseCarrierEnv } from './carrier-config.ts';
import { noCarrier } from './no-carrier.ts';
import { openCarrier } from './open-carrier.ts';

const configOf = (env: Readonly<Record<string, string>>) => {
  const parsed = parseCarrierEnv(env);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
};

describe('the settings of the carrier', () => {
  test('need no variable: a day takes a minute where the shop is developed', () => {
    expect(configOf({}).sandbox).toMatchObject({
      port: 4002,
      publicOrigin: 'http://localhost:4002',
      webhookUrl: 'http://127.0.0.1:4000/app-mall/v1/order/logistics/webhook/firefly',
      speed: 1_440,
    });
  });

  test.each(['test', 'production'])('let a day take a day in %s', (mode) => {
    expect(configOf({ NODE_ENV: mode }).sandbox?.speed).toBe(1);
    expect(configOf({ NODE_ENV: mode, CARRIER_SPEED: '60' }).sandbox?.speed).toBe(60);
  });

  test('can say that there is no carrier', () => {
    const config = configOf({ CARRIER_PORT: '0' });
    expect(config.sandbox).toBeUndefined();
    expect(openCarrier(config)).toBe(noCarrier);
  });

  test.each([
    [{ CARRIER_PORT: 'x' }, 'CARRIER_PORT must be a port number, not "x".'],
    [{ CARRIER_SPEED: '0' }, 'CARRIER_SPEED must be a whole number from 1, not "0".'],
    [{ CARRIER_ORIGIN: 'ftp://x' }, 'CARRIER_ORIGIN must be an http(s) origin.'],
    [{ CARRIER_WEBHOOK_URL: 'x' }, 'CARRIER_WEBHOOK_URL must be an http(s) address.'],
  ])('answer %o with one sentence', (env, problem) => {
    expect(parseCarrierEnv(env)).toEqual({ ok: false, problem });
  });
});

test('a shop without a carrier is told so at every call', async () => {
  expect(await noCarrier.track('FF1')).toMatchObject({ ok: false, failure: { code: 'no_carrier' } });
  expect(noCarrier.verifyWebhook('{}', {})).toMatchObject({ ok: false });
});
