import { writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { answer, api } from './api.ts';
import { ops } from './ops.ts';

/** Where an answer to the newest mail with these words in its subject goes. */
export async function replyAddressOf(to: string, subject: string): Promise<string> {
  const { list } = await answer(api.GET('/dev/mail.json', { params: { query: { to } } }));
  return list.find((mail) => mail.subject.includes(subject))?.replyTo ?? '';
}

/** Answers a mail of the shop as a mail program does, with what it quotes. */
export async function replyByMail(
  { from, to, text }: { readonly from: string; readonly to: string; readonly text: string },
  file: string,
): Promise<void> {
  const lines = [
    `From: Ada Byron <${from}>`,
    `To: Lampyris <${to}>`,
    'Subject: Re: Lampyris',
    `Message-ID: <${randomUUID()}@lampyris.test>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
    'On Mon, Nov 23, 2026 at 10:02 AM Lampyris <hello@lampyris.example> wrote:',
    '> To answer, reply to this mail.',
    '',
  ];
  await writeFile(file, lines.join('\r\n'));
  expect(await ops('ticket', 'mail-in', file)).toBe('The mail is ADDED');
}
