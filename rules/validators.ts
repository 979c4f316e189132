import { emailMaxLength, urlMaxLength } from './limits.ts';
import { parseUrl } from './urls.ts';

/** The name of a broken rule, stable for programs; the message is for people. */
export type Rule =
  | 'required'
  | 'empty'
  | 'oneOf'
  | 'email'
  | 'url'
  | 'length'
  | 'number'
  | 'pattern'
  | 'region'
  | 'market';

export interface FieldProblem {
  readonly path: string;
  readonly rule: Rule;
  readonly message: string;
}

/** The wording of every generic validation message; `name` is the label of the field. */
export const messages = {
  required: (name: string) => `${name} is required`,
  empty: (name: string) => `${name} cannot be empty`,
  oneOf: (name: string, values: readonly string[]) => `${name} must be one of ${values.join(', ')}`,
  email: (name: string) => `${name} is not a valid email`,
  url: (name: string) => `${name} is not a valid url`,
  pattern: (name: string) => `${name} is not valid`,
  tooShort: (name: string, min: number) => `${name} must be at least ${min} characters`,
  tooLong: (name: string, max: number) => `${name} cannot be longer than ${max} characters`,
  lengthRange: (name: string, min: number, max: number) => `${name} must be between ${min} and ${max} characters`,
  tooSmall: (name: string, min: number) => `${name} cannot be less than ${min}`,
  tooLarge: (name: string, max: number) => `${name} cannot be greater than ${max}`,
  numberRange: (name: string, min: number, max: number) => `${name} must be between ${min} and ${max}`,
} as const;

// No two neighbouring parts can match the same character, so a match takes linear time.
const emailPattern = /^[A-Za-z0-9][A-Za-z0-9_.+-]*@[A-Za-z0-9][A-Za-z0-9-]*(?:\.[A-Za-z0-9-]+)+$/;

export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && emailPattern.test(text);
}

/** True for an absolute http or https address of at most 2048 characters. */
export function isUrl(text: string): boolean {
  if (text.length > urlMaxLength) return false;
  const protocol = parseUrl(text)?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}

/** True for the code of a verification mail: six digits. */
export function isVerificationCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** The message for a missing or blank value, else undefined. */
export function checkRequired(name: string, value: string | null | undefined): string | undefined {
  if (value === null || value === undefined) return messages.required(name);
  return value.trim() === '' ? messages.empty(name) : undefined;
}

export function checkOneOf(name: string, value: string, values: readonly string[]): string | undefined {
  return values.includes(value) ? undefined : messages.oneOf(name, values);
}

interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** The length in characters as people count them: an emoji of one code point is one. */
export function checkLength(name: string, value: string, { min, max }: Bounds): string | undefined {
  const length = [...value].length;
  const short = min !== undefined && length < min;
  const long = max !== undefined && length > max;
  if (!short && !long) return undefined;
  if (min !== undefined && max !== undefined) return messages.lengthRange(name, min, max);
  if (min !== undefined) return messages.tooShort(name, min);
  return max === undefined ? undefined : messages.tooLong(name, max);
}

export function checkNumber(name: string, value: number, { min, max }: Bounds): string | undefined {
  const small = min !== undefined && !(value >= min);
  const large = max !== undefined && !(value <= max);
  if (!small && !large) return undefined;
  if (min !== undefined && max !== undefined) return messages.numberRange(name, min, max);
  if (min !== undefined) return messages.tooSmall(name, min);
  return max === undefined ? undefined : messages.tooLarge(name, max);
}
