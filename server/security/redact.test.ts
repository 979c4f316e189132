import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { quickest } from '#tests/fixtures/quickest.ts';
import { makeLog } from '../log.ts';
import { redacted, redactText } from './redact-text.ts';
import { redact } from './redact.ts';

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
    'city',
    'remark',
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

describe('free text in a log', () => {
  const token = `at_${'aB3'.repeat(14)}x`;

  it.each([
    ['a token', `failed with ${token}`],
    ['a bearer', 'Authorization: Bearer opaque-thing'],
    ['a signed token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['a key of an order', 'k1Lq-_Zz09'.repeat(4) + 'abc'],
    ['an email', 'no account for ada.byron+lamps@mail.example.com here'],
    ['a card', 'paid with 4242 4242 4242 4242.'],
    ['a card in one piece', 'pan=5555555555554444'],
    ['a telephone', 'call +1 (510) 555-0100 now'],
  ])('loses %s', (_what, text) => {
    const left = redactText(text);
    expect(left).toContain(redacted);
    expect(left).not.toMatch(/aB3|opaque|eyJ|k1Lq|byron|4242|4444|0100/);
  });

  it.each([
    'TypeError: x is undefined\n    at Cart (https://shop.example/assets/cart-page-Ab12Cd34.js:1:20345)',
    'order LUS261121K7Q2MD, trace 01M7YRRT80Z9AHAFMK7YVN0MTS',
    'took 1795255200000 ms since 2026-11-21T10:00:00.000Z',
    '4242 4242 4242 4241 has a wrong check digit',
    '8f14e45f-ceea-467f-a0e6-1c1c3a2b4d5e',
  ])('keeps what explains a fault: %s', (text) => {
    expect(redactText(text)).toBe(text);
  });

  it('loses the query of every address in it', () => {
    expect(redactText('at https://a.example/p.js?v=1:2:3 then https://b.example/q#x.')).toBe(
      'at https://a.example/p.js then https://b.example/q',
    );
  });

  it('hides a card that comes as a number', () => {
    expect(redact({ a: 4_242_424_242_424_242, b: 1_795_255_200_000 })).toEqual({ a: redacted, b: 1_795_255_200_000 });
  });

  it.each(['a', '@', 'a@', '4', '4 ', 'eyJ', 'https://', '+1(', 'Bearer ', 'at_', 'a.'])(
    'takes linear time on two hundred thousand characters of %j',
    (piece) => {
      const timeOf = (length: number) => {
        const text = piece.repeat(Math.ceil(length / piece.length));
        return quickest(() => void redactText(text));
      };
      // Ten times the text; a square of it would take a hundred times as long.
      expect(timeOf(200_000) / timeOf(20_000)).toBeLessThan(40);
    },
  );

  it('comes without them in the message of an error, too', () => {
    const lines: string[] = [];
    const log = makeLog('info', { write: (line: string) => void lines.push(line) });
    const cause = Object.assign(new Error('Key (email)=(ada@example.com) exists'), { detail: 'ada@example.com' });
    log.error({ err: cause }, 'failed');
    expect(lines.join()).toContain('exists');
    expect(lines.join()).not.toContain('ada@');
  });
});
