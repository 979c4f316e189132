import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trafficSource } from './traffic-source.ts';

describe('a visit', () => {
  it.each([
    ['', 'direct'],
    ['not an address', 'direct'],
    ['https://shop.example/home', 'direct'],
    ['https://www.google.com/', 'search'],
    ['https://www.google.co.uk/', 'search'],
    ['https://google.de/search?q=lamp', 'search'],
    ['https://www.bing.com/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://search.yahoo.co.jp/', 'search'],
    ['https://m.facebook.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://x.com/', 'social'],
    ['https://www.reddit.com/r/lamps', 'social'],
    ['https://youtu.be/1', 'social'],
    ['https://mail.google.com/', 'mail'],
    ['https://outlook.live.com/', 'mail'],
    ['https://web.de/', 'mail'],
    ['android-app://com.google.android.gm/', 'app'],
    ['ios-app://544007664/youtube', 'app'],
    ['https://blog.example.org/best-lamps', 'referral'],
    ['https://google.evil.example/', 'referral'],
    ['https://notgoogle.com/', 'referral'],
    ['https://xx.com/', 'referral'],
    ['https://t.co.evil.example/', 'referral'],
    ['https://shop.example.evil.org/', 'referral'],
  ])('from %j is %s [S7.analytics.06]', (referrer, source) => {
    expect(trafficSource(referrer, 'shop.example')).toBe(source);
  });

  it('is of one of six kinds, whatever referred to it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (referrer) => {
        expect(['direct', 'search', 'social', 'mail', 'app', 'referral']).toContain(
          trafficSource(referrer, 'shop.example'),
        );
      }),
    );
  });
});
