import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX_PAYMENTS: '1',
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_ORIGIN: 'https://shop.example',
};

describe('the configuration', () => {
  it('needs no variable at all', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      sandboxPort: 4001,
      publicOrigin: 'http://localhost:4000',
      mode: 'development',
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it.each([
    [{ PORT: '65536' }, 'PORT must be a port number between 0 and 65535, not "65536".'],
    [{ PORT: '-1' }, 'PORT must be a port number between 0 and 65535, not "-1".'],
    [{ PORT: 'shop' }, 'PORT must be a port number between 0 and 65535, not "shop".'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://, not "mysql://x".',
    ],
    [
      { DATABASE_URL: 'postgres://127.0.0.1/shop', TOKEN_SECRET: 'of this process alone, not of the others' },
      'With DATABASE_URL several processes may be one shop, and each would make secrets of its own: set TOKEN_SECRET and OPERATOR_KEY, the same for all of them.',
    ],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://, not "mail".'],
    [
      { PUBLIC_ORIGIN: 'https://shop.example/path' },
      'PUBLIC_ORIGIN must be an origin such as https://shop.example, not "https://shop.example/path".',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, test, production, not "prod".'],
    [
      { FRAME_HOSTS: 'help.partner.example, https://x' },
      'FRAME_HOSTS must be host names such as help.partner.example, separated by commas, not "help.partner.example, https://x".',
    ],
    [{ ANALYTICS: 'on' }, 'ANALYTICS must be 0 or 1, not "on".'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 0 or 1, not "yes".'],
  ])('answers %o with one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartError(sentence));
  });

  it('frames no host and measures nobody by default', () => {
    expect(readConfig({})).toMatchObject({ frameHosts: [], analytics: false });
    expect(readConfig({ FRAME_HOSTS: ' Help.Partner.example ,b.example' }).frameHosts).toEqual([
      'help.partner.example',
      'b.example',
    ]);
  });

  it('accepts the edges of the port range', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0);
    expect(readConfig({ PORT: '65535' }).port).toBe(65_535);
  });

  it('refuses a production start on the sandbox by default', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      new StartError(
        'The sandbox is the only payment provider and takes no real money: set ALLOW_SANDBOX_PAYMENTS=1 to start in production anyway.',
      ),
    );
    expect(readConfig(production)).toMatchObject({ mode: 'production', validateReplies: false });
  });

  it.each([
    ['SMTP_URL', 'Without SMTP_URL, shoppers get no mail: set SMTP_URL to start in production.'],
    [
      'PUBLIC_ORIGIN',
      'Without PUBLIC_ORIGIN, links in mails and payments point to localhost: set PUBLIC_ORIGIN to start in production.',
    ],
  ])('refuses a production start without %s', (name, sentence) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(new StartError(sentence));
    expect(readConfig({ ...production, NODE_ENV: 'development', [name]: '' }).mode).toBe('development');
  });

  it.each([
    'TOKEN_SECRET',
    'OPERATOR_KEY',
    'SUPPORT_MAIL_SECRET',
    'SANDBOX_API_KEY',
    'SANDBOX_WEBHOOK_SECRET',
    'CARRIER_API_KEY',
    'CARRIER_WEBHOOK_SECRET',
  ])('refuses a production start with a short %s', (name) => {
    const sentence = `${name} has fewer than 32 characters and could be guessed: choose a longer one to start in production.`;
    expect(() => readConfig({ ...production, [name]: 'x'.repeat(31) })).toThrow(new StartError(sentence));
    expect(readConfig({ ...production, [name]: 'x'.repeat(32) }).mode).toBe('production');
    expect(readConfig({ NODE_ENV: 'development', [name]: 'x' }).mode).toBe('development');
  });
});
