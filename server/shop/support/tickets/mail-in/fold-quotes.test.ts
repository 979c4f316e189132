import { describe, expect, it } from 'vitest';
import { foldQuotes, type OwnMail } from './fold-quotes.ts';
import { htmlText } from './html-text.ts';

const ownMail: OwnMail = {
  mark: '— Reply above this line —',
  words: [
    'Which dimmer do you have, and how many lamps hang on it?',
    'We have answered',
    'To answer, reply to this email or open the conversation.',
    'You’re getting this email because you wrote to us from this address.',
    'Open the conversation',
    'The strip flickers · T0123456789',
  ],
  beginnings: ['A person answers you by'],
  names: ['lampyris', 'hello@lampyris.example', 'support+'],
};
const own = (text: string): string =>
  foldQuotes(text, ownMail)
    .filter(({ isQuoted }) => !isQuoted)
    .map((part) => part.text)
    .join('\n\n');
const whole = (text: string): string =>
  foldQuotes(text, ownMail)
    .map((part) => part.text)
    .join('\n');

describe('what people wrote stays theirs', () => {
  it.each([
    'Please move the parcel.\n\nFrom: 12 Old Road, Oakland\nTo: 9 New Street, Berkeley\n\nThe code of the door is 4711.',
    'On the box somebody wrote:\nfragile, glass\n\nand the glass is broken.',
    'On the wall it works. My friend wrote: it hums.',
    'Once upon a time\n____\nit worked.',
    '> 50 % it flickers, below it does not.',
    'The strip flickers\nas it did on 3.4.2026.',
    'Date: 3.4.2026\nOrder: 4711\nLamp: strip\n\nLampyris told me to write this down.',
    'Please see below.\n\n---------- Forwarded message ---------\nFrom: Fast Parcel <hello@parcel.example>\nDate: Mon, 23 Nov 2026 10:02\nSubject: Your Lampyris parcel\nTo: Ada <ada@example.com>\n\nIt was left at 12 Old Road.',
    'On Monday at 10:30 I wrote to hello@lampyris.example:\nnobody answers.',
    'You asked: "Which dimmer do you have, and how many lamps hang on it?" A Lutron and three.',
  ])('%s', (text) => {
    expect(foldQuotes(text, ownMail)).toEqual([{ text, isQuoted: false }]);
  });

  it('where all looks quoted, too', () => {
    const text = '> Which dimmer do you have, and how many lamps hang on it?\n> A Lutron.';
    expect(foldQuotes(text, ownMail)).toEqual([{ text, isQuoted: false }]);
  });

  it('between quoted lines, in its place, with and without signs', () => {
    const signed = '> Which dimmer do you have,\nA Lutron.\n> and how many lamps hang on it?\nThree.\n\n-- \nAda';
    expect(foldQuotes(signed, ownMail)).toEqual([
      { text: '> Which dimmer do you have,', isQuoted: true },
      { text: 'A Lutron.', isQuoted: false },
      { text: '> and how many lamps hang on it?', isQuoted: true },
      { text: 'Three.\n\n-- \nAda', isQuoted: false },
    ]);
    const unsigned = `— Reply above this line —\nWe have answered\nWhich dimmer do you have, and how many\nlamps hang on it?\nA Lutron and three.\nTo answer, reply to this mail or open the conversation.\n\nThank you!`;
    expect(own(unsigned)).toBe('A Lutron and three.\n\nThank you!');
  });

  it.each([
    'Von: Lampyris <x@shop.example>\nGesendet: Montag, 23. November 2026 10:02\nAn: Mara\nBetreff: Re: Dimmer',
    'De : Lampyris <x@shop.example>\nEnvoyé : lundi 23 novembre 2026 10:02\nÀ : Mara\nObjet : Re: Dimmer',
    'Da: Lampyris <x@shop.example>\nInviato: lunedì 23 novembre 2026 10:02\nA: Mara\nOggetto: Re: Dimmer',
    'De: Lampyris <x@shop.example>\nEnviado: lunes, 23 de noviembre de 2026 10:02\nPara: Mara\nAsunto: Re: Dimmer',
    'Van: Lampyris <x@shop.example>\nVerzonden: maandag 23 november 2026 10:02\nAan: Mara\nOnderwerp: Re: Dimmer',
    '差出人: Lampyris <x@shop.example>\n送信日時: 2026年11月23日 10:02\n宛先: Mara\n件名: Re: Dimmer',
    'Am Mo., 23. Nov. 2026 um 10:02 Uhr schrieb Lampyris <x@shop.example>:',
    'El lun, 23 nov 2026 a las 10:02, Lampyris (<x@shop.example>) escribió:',
    '2026/11/23 10:02、Lampyris <x@shop.example>のメール：',
  ])('above a heading without our words or signs: %s', (heading) => {
    expect(own(`Ein Lutron.\n\n${heading}\n\nAn older mail,\nof which we know nothing.`)).toBe('Ein Lutron.');
  });

  it('and nothing is left out of the whole', () => {
    const text = 'Yes.\n\nOn 23/11/2026 10:02, Lampyris wrote:\n> We have answered\n> More';
    expect(own(text)).toBe('Yes.');
    expect(whole(text)).toBe(text.replace('\n\n', '\n'));
  });
});

describe('markup becomes words', () => {
  it.each([
    ['<p>It <b>flickers</b>.</p><p>Ada</p>', 'It flickers.\nAda'],
    ['<style>p{}</style><script>alert(1)</script>Hello<br>there', 'Hello\nthere'],
    ['a &lt;script&gt; &amp; b &#x1F4A1; &#8217;', 'a <script> & b 💡 ’'],
    ['<!-- <b> -->Hi<img src=x onerror=alert(1)>', 'Hi'],
    ['<div>New</div><blockquote><p>Old</p></blockquote>', 'New\n\n> Old\n>'],
    ['<script>alert(1)', ''],
    ['&#0;&#xD800;&#9999999;x', 'x'],
  ])('%s', (html, text) => {
    expect(htmlText(html).trim()).toBe(text);
  });

  // A pattern that goes back would take hours.
  it.each(['<', '<script', '<!--', '&#', '<blockquote><', '> ', 'a:', '-', '[', 'a@'])(
    'in one pass, for many signs of %s',
    (part) => {
      const text = htmlText(part.repeat(1_000_000 / part.length)).slice(0, 100_000);
      expect(whole(text).length).toBeLessThan(200_000);
    },
  );
});
