import { describe, expect, it } from 'vitest';
import { cutQuotes } from './cut-quotes.ts';
import { htmlText } from './html-text.ts';

const own = 'It still flickers.\n\nAda';

describe('what is quoted is cut', () => {
  it.each([
    [
      'Gmail',
      `${own}\n\nOn Mon, Nov 23, 2026 at 10:02 AM Lampyris <hello@lampyris.example> wrote:\n\n> Which dimmer?\n>\n> L`,
    ],
    [
      'Gmail, wrapped',
      `${own}\n\nOn Mon, Nov 23, 2026 at 10:02 AM Lampyris <\nsupport+t0-0@lampyris.example> wrote:\n\n> Which dimmer?`,
    ],
    [
      'Apple Mail',
      `${own}\n\n> On 23 Nov 2026, at 10:02, Lampyris <hello@lampyris.example> wrote:\n> \n> Which dimmer?`,
    ],
    ['iPhone', `${own}\n\nOn Nov 23, 2026, at 10:02 AM, Lampyris <hello@lampyris.example> wrote:\n\n﻿Which dimmer?\n`],
    ['Thunderbird', `${own}\n\nOn 23/11/2026 10:02, Lampyris wrote:\n> Which dimmer?\n> More`],
    [
      'Outlook',
      `${own}\n\n________________________________\nFrom: Lampyris <hello@lampyris.example>\nSent: Monday, November 23, 2026 10:02 AM\nTo: Ada\nSubject: Re\n\nWhich dimmer?`,
    ],
    ['Outlook, a head alone', `${own}\n\nFrom: Lampyris\nSent: Monday\nTo: Ada\nSubject: Re\n\nWhich dimmer?`],
    ['Outlook, older', `${own}\r\n\r\n-----Original Message-----\r\nFrom: Lampyris\r\n\r\nWhich dimmer?`],
    ['below the quote', `On Mon, Lampyris wrote:\n> Which dimmer?\n> More\n\n${own}`],
  ])('by %s', (_client, text) => {
    expect(cutQuotes(text)).toBe(own);
  });

  it('and answers between the lines stay, as does a signature', () => {
    const text =
      'On Mon, Lampyris wrote:\n> Which dimmer?\nA Lutron.\n> Which lamp?\nThe strip.\n\n-- \nAda Byron\n+1 510 555 0100';
    expect(cutQuotes(text)).toBe('A Lutron.\nThe strip.\n\n--\nAda Byron\n+1 510 555 0100');
  });

  it.each([
    'On the wall it works. My friend wrote: it hums.',
    'From: the first day on it flickered.',
    'Once upon a time\n____\nit worked.',
  ])('and nothing else: %s', (text) => {
    expect(cutQuotes(text)).toBe(text);
  });
});

describe('markup becomes words', () => {
  it.each([
    ['<p>It <b>flickers</b>.</p><p>Ada</p>', 'It flickers.\nAda'],
    ['<style>p{}</style><script>alert(1)</script>Hello<br>there', 'Hello\nthere'],
    ['a &lt;script&gt; &amp; b &#x1F4A1; &#8217;', 'a <script> & b 💡 ’'],
    ['<!-- <b> -->Hi<img src=x onerror=alert(1)>', 'Hi'],
    ['<div>New</div><blockquote><p>Old</p></blockquote>', 'New'],
    ['<script>alert(1)', ''],
    ['&#0;&#xD800;&#9999999;x', 'x'],
  ])('%s', (html, text) => {
    expect(htmlText(html).trim()).toBe(text);
  });

  // A pattern that goes back would take hours.
  it.each(['<', '<script', '<!--', '&#', '<blockquote><', '> '])('in one pass, for a million signs of %s', (part) => {
    expect(cutQuotes(htmlText(part.repeat(1_000_000 / part.length)))).toBeTypeOf('string');
  });
});
