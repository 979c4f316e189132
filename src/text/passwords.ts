import { passwordLength } from '#rules/passwords.ts';

export const passwordText = {
  rule: `${passwordLength.min} characters or more, with a letter and a digit`,
  show: 'Show password',
  hide: 'Hide password',
  capsLock: 'Caps lock is on',
};
