import { redacted, redactText } from './redact-text.ts';

/**
 * Keys whose values never reach a log, compared without case, dashes and underscores. Listed by meaning: secrets, codes,
 * cards, and what identifies a person.
 */
const secretKeys = new Set([
  ...['password', 'oldpassword', 'newpassword', 'passwordhash', 'secret', 'clientsecret', 'tokensecret', 'operatorkey'],
  ...[
    'token',
    'accesstoken',
    'refreshtoken',
    'authorization',
    'cookie',
    'setcookie',
    'accesskey',
    'orderaccesskey',
    'orderkey',
    'ticket',
  ],
  ...['code', 'card', 'cardtoken', 'cardnumber', 'pan', 'number', 'cvc', 'cvv', 'exp'],
  ...['email', 'guestemail', 'declaredemail', 'to', 'phone', 'address', 'shippingaddress', 'billingaddress', 'billing'],
  ...[
    'firstname',
    'lastname',
    'declaredname',
    'nickname',
    'line1',
    'latinname',
    'line2',
    'city',
    'district',
    'note',
    'remark',
    'postcode',
    'company',
    'taxid',
    'birthday',
  ],
]);

/** Words that make a key secret wherever they stand in it, such as `customerEmail`. */
const secretWords = /password|passwd|secret|token|authorization|cookie|email|phone|iban|birthday|cardholder|recipient/;

const deepest = 8;

/** Addresses keep their path, which says what happened, and lose their query, which says to whom. */
const withoutQuery = (text: string): string =>
  /^(https?:\/\/|\/)/.test(text) ? (text.split(/[?#]/, 1)[0] ?? '') : text;

const isSecret = (name: string): boolean => secretKeys.has(name) || secretWords.test(name);

/** A copy of `value` without secrets and personal data, whatever its depth; cycles and endless depth are cut off. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return redactText(withoutQuery(value));
  if (typeof value === 'number') return redactText(String(value)) === redacted ? redacted : value;
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth >= deepest) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      isSecret(key.toLowerCase().replaceAll(/[-_]/g, '')) ? redacted : redact(inner, depth + 1),
    ]),
  );
};
