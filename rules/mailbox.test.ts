import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Jo.Smith+lamps@Mail.example', 'jo.smith@mail.example'],
  ['j.o.smith+1@googlemail.com', 'josmith@gmail.com'],
  ['josmith@gmail.com', 'josmith@gmail.com'],
  ['+jo@mail.example', '+jo@mail.example'],
  ['jo.smith@mail.example', 'jo.smith@mail.example'],
])('%s reaches %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
