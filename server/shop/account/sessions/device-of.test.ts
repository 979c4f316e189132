import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const chrome = (rest: string) => `Mozilla/5.0 (${rest}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0`;
const webkit = (rest: string) => `Mozilla/5.0 (${rest}) AppleWebKit/605.1.15 (KHTML, like Gecko)`;

it.each([
  [chrome('Windows NT 10.0; Win64; x64') + ' Safari/537.36', 'Chrome', 'Windows', 'COMPUTER'],
  [chrome('Windows NT 10.0; Win64; x64') + ' Safari/537.36 Edg/142.0', 'Edge', 'Windows', 'COMPUTER'],
  [chrome('X11; Linux x86_64') + ' Safari/537.36 OPR/124.0', 'Opera', 'Linux', 'COMPUTER'],
  [chrome('X11; CrOS x86_64 16181.0.0') + ' Safari/537.36', 'Chrome', 'ChromeOS', 'COMPUTER'],
  [chrome('Linux; Android 15; K') + ' Mobile Safari/537.36', 'Chrome', 'Android', 'PHONE'],
  [chrome('Linux; Android 15; SM-X710') + ' Safari/537.36', 'Chrome', 'Android', 'TABLET'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
    'PHONE',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox',
    'macOS',
    'COMPUTER',
  ],
  [webkit('Macintosh; Intel Mac OS X 10_15_7') + ' Version/26.0 Safari/605.1.15', 'Safari', 'macOS', 'COMPUTER'],
  [
    webkit('iPhone; CPU iPhone OS 18_7 like Mac OS X') + ' Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'PHONE',
  ],
  [
    webkit('iPhone; CPU iPhone OS 18_7 like Mac OS X') + ' CriOS/142.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iOS',
    'PHONE',
  ],
  [
    webkit('iPad; CPU OS 18_7 like Mac OS X') + ' Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'TABLET',
  ],
  ['curl/8.5.0', null, null, 'COMPUTER'],
  ['', null, null, 'COMPUTER'],
])('%s is %s on %s, a %s', (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind });
});
