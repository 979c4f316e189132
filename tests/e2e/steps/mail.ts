import { expect } from '@playwright/test';
import { answer, api } from './api.ts';

let written = 0;

/** An address nobody has used: one journey never reads the mail of another. */
export function newEmail(who: string): string {
  written += 1;
  return `${who}.${process.pid}.${Date.now().toString(36)}.${written}@lampyris.test`;
}

const inbox = async (to: string) => (await answer(api.GET('/dev/mail.json', { params: { query: { to } } }))).list;

/** Waits for a mail with these words in its subject. @returns its text */
export async function mailTo(to: string, subject: string): Promise<string> {
  const find = async () => (await inbox(to)).find((mail) => mail.subject.includes(subject))?.text;
  await expect.poll(find, { message: `a mail to ${to} about “${subject}”`, intervals: [50] }).toBeTruthy();
  return (await find()) ?? '';
}
