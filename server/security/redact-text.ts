export const redacted = '[redacted]';

/** Digits that a card number could be: the check digit fits (Luhn). */
const isCardNumber = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '');
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Long texts of a file name or a trace id know one case or no digits; what a key is made of knows all three. */
const isKeyLike = (text: string): boolean => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

interface Rule {
  readonly what: string;
  readonly looksLike: RegExp;
  /** Asked once more, where a pattern alone would take too much. */
  readonly surely?: (text: string) => boolean;
}

/** Every repetition is bounded, so that a hostile text of any length costs linear time. */
const rules: readonly Rule[] = [
  { what: 'what follows "Bearer"', looksLike: /\bBearer\s{1,8}[^\s"',;]{1,512}/gi },
  { what: 'tokens by their prefix', looksLike: /\b(?:at|rt|tok|sk|pk)_[\w-]{8,512}/g },
  { what: 'signed tokens', looksLike: /\beyJ[\w-]{5,2048}(?:\.[\w-]{0,2048}){1,4}/g },
  { what: 'keys', looksLike: /[\w-]{40,}/g, surely: isKeyLike },
  { what: 'email addresses', looksLike: /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g },
  { what: 'card numbers', looksLike: /(?<!\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g, surely: isCardNumber },
  { what: 'international telephone numbers', looksLike: /\+\d(?:[ ()-]{0,2}\d){7,14}(?!\d)/g },
];

const queries = /(https?:\/\/[^\s?#"'<>()]{1,2000})[?#][^\s"'<>()]{0,4000}/g;

/** Free text without what looks like a secret or a person, and without the queries of its addresses. */
export const redactText = (text: string): string =>
  rules.reduce(
    (left, { looksLike, surely = () => true }) =>
      left.replaceAll(looksLike, (found) => (surely(found) ? redacted : found)),
    text.replaceAll(queries, '$1'),
  );
