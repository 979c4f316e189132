import { cleanText } from '#rules/clean-text.ts';
import { isEmail } from '#rules/validators.ts';

/** The rule of an email address, with the words for one that is none. Spaces around it are forgiven. */
export const emailRule = (message: string) => (typed: string) =>
  isEmail(cleanText('email', typed)) ? undefined : message;
