import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeLog } from '../log.ts';
import { redact, redacted } from './redact.ts';

describe('what goes into a log', () => {
  it.each([
    'password',
    'refreshToken',
    'refresh_token',
    'Authorization',
    'order-access-key',
    'cardToken',
    'email',
    'postcode',
    'code',
  ])('never contains the value of %s, at any depth', (key) => {
    const canary = 'canary-7f3a';
    expect(JSON.stringify(redact({ body: [{ deep: { [key]: canary } }], [key]: { inner: canary } }))).not.toContain(
      canary,
    );
  });

  it('keeps what explains a fault', () => {
    expect(redact({ orderNo: 'L1', ms: 12, errorCode: 'OUT_OF_STOCK' })).toEqual({
      orderNo: 'L1',
      ms: 12,
      errorCode: 'OUT_OF_STOCK',
    });
  });

  it('drops the query of an address', () => {
    expect(redact({ url: '/account/login?email=a@b.c#x', site: 'https://a.example/p?t=1' })).toEqual({
      url: '/account/login',
      site: 'https://a.example/p',
    });
  });

  it('ends on a cycle', () => {
    const loop: Record<string, unknown> = {};
    loop.again = loop;
    expect(JSON.stringify(redact(loop))).toContain('[deep]');
  });

  it('is applied to every line, including those of child loggers', () => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const log = makeLog('info', sink);
    log.info({ password: 'canary-1', traceId: 't' }, 'hello');
    log.child({ job: 'mail' }).error({ err: new Error('broken'), token: 'canary-2' }, 'failed');
    expect(lines.join()).not.toContain('canary');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ traceId: 't', msg: 'hello', password: redacted });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ job: 'mail', err: { message: 'broken' } });
  });
});
