/**
 * What a developer may see of events, input and context, as plain data. Policies:
 * - a value whose key sounds secret or personal is hidden with all that is in it; that it is absent, or true or false, and when it ends, shows;
 * - text that looks like an email, a card number, a token or a password is hidden wherever it stands;
 * - an address loses the values of its query and its fragment;
 * - depth, length and breadth are bounded, loops are cut, code and actors are named.
 */
const secretKey =
  /pass(word|code)|token|refresh|authori[sz]ation|secret|credential|signature|cvc|cvv|card|iban|holder|expiry|e-?mail|phone|address|accesskey|ticket|(first|last|full|given|family)-?name|^(name|code|pin|otp|state|nonce)$/i;

const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi;
const digits = /(?<![0-9A-Za-z])\d(?:[ -]?\d){12,18}(?![0-9A-Za-z])/g;
const query = /([?&][^=&#\s]+=)([^&#\s]+)/g;
const fragment = /#[^\s]+$/;
/** Twenty or more characters of base64url or hex in one run: the shape of every token, key and signature. */
const opaque = /[A-Za-z0-9_-]{20,}/g;
const ulid = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** What of a value is shown. */
interface Limits {
  readonly depth: number;
  /** Of a list. */
  readonly items: number;
  /** Characters of a text. */
  readonly text: number;
}

const shownLimits: Limits = { depth: 7, items: 25, text: 300 };
/** A value that is to be worked with again must be whole. */
export const wholeLimits: Limits = { depth: 40, items: 10_000, text: 100_000 };

export interface Redaction {
  /** A copy without secrets, safe to show, to log and to send to another tab. Takes anything, `undefined` too. */
  readonly redact: (value: unknown, limits?: Limits) => unknown;
  /** Text without anything that looks like a secret. */
  readonly redactText: (text: string, limits?: Limits) => string;
}

/** Hides secrets, each under a number of its own: who reads sees which are the same, and guards that compare them decide as before. */
export function createRedaction(): Redaction {
  const numbers = new Map<unknown, number>();

  const hidden = (secret: unknown): string => {
    const number = numbers.get(secret) ?? numbers.size + 1;
    numbers.set(secret, number);
    return `[redacted ${number}]`;
  };

  const redactText = (text: string, limits = shownLimits): string => {
    const short = text.length > limits.text ? `${text.slice(0, limits.text)}…` : text;
    return short
      .replace(email, hidden)
      .replace(query, (_, key: string, value: string) => `${key}${hidden(value)}`)
      .replace(/^(?:https?:\/\/|\/).*$/, (address) => address.replace(fragment, (part) => `#${hidden(part.slice(1))}`))
      .replace(digits, (run) => (isCardNumber(run) ? hidden(run) : run))
      .replace(opaque, (run) => (isOpaque(run) ? hidden(run) : run));
  };

  const secretsIn = (value: unknown, depth: number): unknown => {
    if (value === null || value === undefined || typeof value === 'boolean') return value;
    if (typeof value !== 'object' || depth === 0) return hidden(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, isInstant(key, item) ? item : secretsIn(item, depth - 1)]),
    );
  };

  const redacted = (value: unknown, limits: Limits, depth: number, above: ReadonlySet<object>): unknown => {
    if (typeof value === 'string') return redactText(value, limits);
    if (typeof value === 'function') return `[function ${value.name}]`;
    if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (above.has(value)) return '[loop]';
    if (value instanceof Error) return { name: value.name, message: redactText(value.message, limits) };
    if (isActor(value)) return `[actor ${value.id}]`;
    if (depth === 0) return '…';
    const path = new Set(above).add(value);
    const inside = (item: unknown): unknown => redacted(item, limits, depth - 1, path);
    if (value instanceof Map) return inside(Object.fromEntries(value));
    if (value instanceof Set) return inside([...value]);
    if (value instanceof Date) return value.toISOString();
    if (Array.isArray(value)) {
      const shown = value.slice(0, limits.items).map(inside);
      return value.length > limits.items ? [...shown, `… ${value.length - limits.items} more`] : shown;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        redactText(key, limits),
        secretKey.test(key) ? secretsIn(item, depth - 1) : inside(item),
      ]),
    );
  };

  return { redact: (value, limits = shownLimits) => redacted(value, limits, limits.depth, new Set()), redactText };
}

/** When a secret ends is none. */
function isInstant(key: string, value: unknown): boolean {
  return typeof value === 'number' && /time$/i.test(key);
}

function isActor(value: object): value is { readonly id: string } {
  return 'sessionId' in value && 'id' in value && typeof value.id === 'string';
}

/** By the check digit every card has; an instant or an order number passes it one time in ten. */
function isCardNumber(run: string): boolean {
  const sum = [...run.replace(/\D/g, '')].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function isOpaque(run: string): boolean {
  if (ulid.test(run)) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(run)).length;
  return kinds === 3 || /^[0-9a-f]{24,}$/i.test(run) || /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(run);
}
