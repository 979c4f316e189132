import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openPayments } from './open-payments.ts';
import { parsePaymentsEnv } from './payments-config.ts';
import { sandboxSecrets } from '#server/sandboxes/kept-secrets.ts';

const read = (env: Record<string, string>) => {
  const parsed = parsePaymentsEnv(env);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.config;
};

describe('payment settings', () => {
  test('nothing set: shop and sandbox agree with each other', () => {
    expect(read({}).sandbox).toMatchObject({
      port: 4001,
      publicOrigin: 'http://localhost:4001',
      webhookUrl: 'http://127.0.0.1:4000/app-mall/v1/payment/webhook/sandbox',
      shopOrigins: [],
      databasePath: 'data/sandbox.sqlite',
    });
  });

  test('the webhook follows the shop to another port', () => {
    expect(read({ PORT: '5000' }).sandbox.webhookUrl).toContain('127.0.0.1:5000/');
  });

  test('shop origins are a list, cleaned to origins', () => {
    expect(read({ SHOP_ORIGIN: 'https://a.example/x, https://b.example' }).sandbox.shopOrigins).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  test.each([
    [{ SANDBOX_PORT: 'abc' }, 'SANDBOX_PORT'],
    [{ SANDBOX_PORT: '65536' }, 'SANDBOX_PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ WEBHOOK_URL: 'shop/webhook' }, 'WEBHOOK_URL'],
    [{ SHOP_ORIGIN: 'javascript:alert(1)' }, 'SHOP_ORIGIN'],
    [{ SANDBOX_ORIGIN: 'localhost' }, 'SANDBOX_ORIGIN'],
  ])('%j is refused in one sentence that names %s', (env, name) => {
    const parsed = parsePaymentsEnv(env);
    expect(!parsed.ok && parsed.problem).toMatch(new RegExp(`\\b${name}\\b.*\\.$`));
  });
});

describe('the sandbox in production', () => {
  test.each([
    [{}, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: 'true' }, false],
    [{ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' }, true],
  ])('%j opens: %s', (env, opens) => {
    const { production, allowSandbox, sandbox } = read(env);
    const secrets = { apiKey: 'a', webhookSecret: 'b' };
    expect(openPayments({ production, allowSandbox, sandbox: { ...sandbox, ...secrets } }).ok).toBe(opens);
  });
});

describe('the secrets the shop and the sandbox share', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lampyris-secrets-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  test('are made once, kept, and differ from each other', () => {
    const first = sandboxSecrets('sandbox', {}, join(dataDir, 'new'));
    expect(sandboxSecrets('sandbox', {}, join(dataDir, 'new'))).toEqual(first);
    expect(first.apiKey).not.toBe(first.webhookSecret);
    expect(first.apiKey.length).toBeGreaterThanOrEqual(43);
  });

  test('given by the environment, they are taken as they are', () => {
    const { secrets } = read({ SANDBOX_API_KEY: 'a', SANDBOX_WEBHOOK_SECRET: 'b' });
    expect(sandboxSecrets('sandbox', secrets, dataDir)).toEqual({ apiKey: 'a', webhookSecret: 'b' });
  });
});
