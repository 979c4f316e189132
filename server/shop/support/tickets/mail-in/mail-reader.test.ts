import { describe, expect, it } from 'vitest';
import { factLimit } from '#tests/limits.ts';
import { boundMail } from './bound-mail.ts';
import { createMailReader } from './mail-reader.ts';

const ownMail = { mark: 'Reply above', words: ['Which dimmer do you have?'], beginnings: [], names: ['lampyris'] };

const size = 16 * 1024 * 1024;
const mailOf = (head: string, part: string, tail = ''): string => {
  const begin = `From: Ada <ada@example.com>\r\nMIME-Version: 1.0\r\n${head}`;
  return begin + part.repeat((size - begin.length - tail.length) / part.length) + tail;
};
const bytesOf = (mail: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(mail, 'latin1'));

const multipart = 'Content-Type: multipart/mixed; boundary=b\r\n\r\n';
const base64Head = 'Content-Transfer-Encoding: base64\r\n\r\n';
const codeLine = `${'QUJD'.repeat(19)}\r\n`;

const shapes: readonly (readonly [string, string])[] = [
  ['line breaks', mailOf('\r\n', '\n')],
  ['words on one line', mailOf('\r\n', 'word ')],
  ['words on many lines', mailOf('\r\n', `${'word '.repeat(14)}\r\n`)],
  ['one endless line', mailOf('\r\n', 'a')],
  ['parts', mailOf(multipart, '--b\r\n\r\nx\r\n', '--b--')],
  ['parts in parts', mailOf('', 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n')],
  [
    'quoted-printable of signs alone',
    mailOf('Content-Transfer-Encoding: quoted-printable\r\n\r\n', `${'='.repeat(75)}\r\n`),
  ],
  ['base64 of nothing', mailOf(base64Head, '====\r\n')],
  ['words as base64', mailOf(base64Head, codeLine)],
  ['markup', mailOf('Content-Type: text/html\r\n\r\n', '<b><blockquote>')],
  ['headers', mailOf('', 'X-A: b\r\n')],
  ['one picture', mailOf(`${multipart}--b\r\nContent-Type: image/jpeg\r\n${base64Head}`, codeLine, '\r\n--b--')],
];

const mailNamed = (name: string): string => shapes.find(([shape]) => shape === name)?.[1] ?? '';

describe('a mail of 16 MB', () => {
  // What is read is asked here, and not how fast this machine is while others use it.
  const reader = createMailReader({ longest: factLimit() });

  it.each(shapes)('of %s is parsed by a small part', (_name, mail) => {
    const { mail: bounded } = boundMail(bytesOf(mail));
    expect(bounded.length).toBeLessThan(2.1 * 1024 * 1024);
    const lines = bounded.toString('latin1').split('\n');
    expect(lines.length).toBeLessThanOrEqual(10_100);
    expect(lines.filter((line) => line.startsWith('--b')).length).toBeLessThanOrEqual(200);
  });

  it('is given to the thread, which reads it or says that it cannot', async () => {
    const read = async (name: string) => {
      const raw = bytesOf(mailNamed(name));
      const body = await reader.read(raw, ownMail);
      expect(raw.byteLength).toBe(0);
      return body;
    };
    expect(await read('parts in parts')).toBeUndefined();
    expect(await read('line breaks')).toMatchObject({ isCut: true, parts: [] });
  });

  it('gives back its picture whole, and the beginning of its words', async () => {
    const read = async (name: string) => reader.read(bytesOf(mailNamed(name)), ownMail);
    const picture = await read('one picture');
    const bytes = Buffer.concat([...(picture?.files ?? [])]);
    expect(picture).toMatchObject({ isCut: false });
    expect(bytes.equals(Buffer.alloc(bytes.length, 'ABC'))).toBe(true);
    expect(bytes.length).toBeGreaterThan(12_000_000);
    expect(await read('words on one line')).toMatchObject({
      isCut: true,
      parts: [{ text: expect.stringMatching(/^word word/) }],
    });
    expect(await read('words as base64')).toMatchObject({
      isCut: false,
      parts: [{ text: expect.stringMatching(/^ABCABC/) }],
    });
    expect(await read('one endless line')).toMatchObject({
      isCut: true,
      parts: [{ text: expect.stringMatching(/^aaaaaa/) }],
    });
  });
});

describe('a thread that reads', () => {
  const script = (onMail: string): URL =>
    new URL(
      `data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{${onMail}});parentPort.postMessage(1)`,
    );

  it.each([
    ['takes too long', 'for(;;);'],
    ['ends', 'process.exit()'],
    ['breaks', 'throw new Error("no")'],
  ])('is given up where it %s, and the next mail has a new one', async (_name, onMail) => {
    const reader = createMailReader({ script: script(onMail), longest: 100 });
    expect(await Promise.all([reader.read(bytesOf('a'), ownMail), reader.read(bytesOf('b'), ownMail)])).toEqual([
      undefined,
      undefined,
    ]);
  });
});
