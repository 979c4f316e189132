/** Sum of the digits with these weights, from the first one on. */
const weighed = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

/** Luhn: every second digit from the right is doubled. */
const isLuhn = (digits: string): boolean =>
  [...digits].toReversed().reduce((sum, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** ISO 7064, mod 11,10. */
function isMod1110(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((last, digit) => {
    const sum = (Number(digit) + last) % 10 || 10;
    return (sum * 2) % 11;
  }, 10);
  return (11 - product) % 10 === Number(digits.at(-1));
}

const descending = (from: number, to: number): number[] => Array.from({ length: from - to + 1 }, (_, at) => from - at);
const lastOf = (digits: string): number => Number(digits.at(-1));

/** The check digit where eleven less the rest is one, and ten is written as nothing. */
const elevenLess = (digits: string, weights: readonly number[], ofTen = 0): boolean => {
  const check = 11 - (weighed(digits, weights) % 11);
  return (check >= 10 ? (check === 10 ? ofTen : 0) : check) === lastOf(digits);
};

const spanishDigits = 'TRWAGMYFPDXBNJZSQVHLCKE';
function isSpanish(code: string): boolean {
  if (/^[XYZ\d]\d{7}[A-Z]$/.test(code)) {
    const number = Number(code.slice(0, -1).replace(/^[XYZ]/, (sign) => String('XYZ'.indexOf(sign))));
    return spanishDigits[number % 23] === code.at(-1);
  }
  if (/^[KLM]/.test(code)) return spanishDigits[Number(code.slice(1, 8)) % 23] === code.at(-1);
  const sum = [...code.slice(1, 8)].reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return code.at(-1) === String(check) || code.at(-1) === 'JABCDEFGHI'[check];
}

function isIrish(code: string): boolean {
  const digits = /^\d{7}/.test(code) ? code.slice(0, 7) : `0${code.slice(2, 7)}${code[0] ?? ''}`;
  const second = /^\d{7}[A-W]([A-I])$/.exec(code)?.[1];
  const sum = weighed(digits, descending(8, 2)) + 9 * (second === undefined ? 0 : second.charCodeAt(0) - 64);
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === code[7];
}

const mod97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

const isDutch = (code: string): boolean => {
  const rest = weighed(code, descending(9, 2)) % 11;
  return rest === Number(code[8]) || mod97(`NL${code}`) === 1;
};

function isLithuanian(digits: string): boolean {
  const count = digits.length - 1;
  const rest = (offset: number): number =>
    weighed(
      digits,
      Array.from({ length: count }, (_, at) => ((at + offset) % 9) + 1),
    ) % 11;
  const [one, other] = [rest(0), rest(2)];
  return (one === 10 ? other % 10 : one) === lastOf(digits);
}

function isBulgarian(digits: string): boolean {
  if (digits.length === 10) return true;
  const rest = (from: number): number =>
    weighed(
      digits,
      Array.from({ length: 8 }, (_, at) => at + from),
    ) % 11;
  return (rest(1) === 10 ? rest(3) % 10 : rest(1)) === lastOf(digits);
}

const isBritish = (code: string): boolean => {
  if (!/^\d/.test(code)) return true;
  const rest = (weighed(code, descending(8, 2)) + Number(code.slice(7, 9))) % 97;
  return rest === 0 || rest === 42;
};

const british = { form: /^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, check: isBritish };

interface NumberKind {
  /** Without the letters of its country. */
  readonly form: RegExp;
  readonly check?: (code: string) => boolean;
}

/**
 * VAT numbers by the letters that they begin with. Forms: European Commission, VIES, "What is the format of a VAT number?". Check digits: as
 * the tax authorities publish them, DE and HR by ISO 7064 (mod 11,10), FR by the key of SIREN, GB by 97 and 9755, NL also by 97 since
 * 2020; JP: the registration number of qualified invoices, T and a corporate number (National Tax Agency). Numbers of persons in BG and CZ,
 * and French keys with letters, have their form alone.
 */
const kinds: Readonly<Record<string, NumberKind>> = {
  AT: {
    form: /^U\d{8}$/,
    check: (code) => {
      const digits = [...code.slice(1)].map(Number);
      const sum = digits
        .slice(0, 7)
        .reduce((all, digit, at) => all + (at % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)), 4);
      return (10 - (sum % 10)) % 10 === digits[7];
    },
  },
  BE: { form: /^[01]\d{9}$/, check: (code) => 97 - (Number(code.slice(0, 8)) % 97) === Number(code.slice(8)) },
  BG: { form: /^\d{9,10}$/, check: isBulgarian },
  CY: {
    form: /^\d{8}[A-Z]$/,
    check: (code) => {
      const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
      const sum = [...code.slice(0, 8)].reduce(
        (all, digit, at) => all + (at % 2 === 0 ? (odd[Number(digit)] ?? 0) : Number(digit)),
        0,
      );
      return String.fromCharCode(65 + (sum % 26)) === code[8];
    },
  },
  CZ: {
    form: /^\d{8,10}$/,
    check: (code) => {
      if (code.length > 8) return true;
      const check = 11 - (weighed(code, descending(8, 2)) % 11);
      return check % 10 === lastOf(code);
    },
  },
  DE: { form: /^[1-9]\d{8}$/, check: isMod1110 },
  DK: { form: /^\d{8}$/, check: (code) => weighed(code, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { form: /^\d{9}$/, check: (code) => weighed(code, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  EL: {
    form: /^\d{9}$/,
    check: (code) => (weighed(code, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastOf(code),
  },
  ES: { form: /^(?:[XYZ\d]\d{7}[A-Z]|[A-HJ-NP-SUVW]\d{7}[A-J\d]|[KLM]\d{7}[A-Z])$/, check: isSpanish },
  FI: {
    form: /^\d{8}$/,
    check: (code) => weighed(code, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  },
  FR: {
    form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    check: (code) => {
      const siren = code.slice(2);
      if (!/^\d{2}/.test(code)) return true;
      // Numbers of Monaco are no SIREN of their own.
      return (
        (12 + 3 * (Number(siren) % 97)) % 97 === Number(code.slice(0, 2)) && (isLuhn(siren) || siren.startsWith('000'))
      );
    },
  },
  GB: british,
  HR: { form: /^\d{11}$/, check: isMod1110 },
  HU: { form: /^\d{8}$/, check: (code) => weighed(code, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { form: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, check: isIrish },
  IT: { form: /^\d{11}$/, check: isLuhn },
  LT: { form: /^(?:\d{9}|\d{12})$/, check: isLithuanian },
  LU: { form: /^\d{8}$/, check: (code) => Number(code.slice(0, 6)) % 89 === Number(code.slice(6)) },
  LV: {
    form: /^\d{11}$/,
    check: (code) => Number(code[0]) <= 3 || weighed(code, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  },
  MT: { form: /^\d{8}$/, check: (code) => weighed(code, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { form: /^\d{9}B\d{2}$/, check: isDutch },
  PL: { form: /^\d{10}$/, check: (code) => weighed(code, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastOf(code) },
  PT: { form: /^[1-9]\d{8}$/, check: (code) => elevenLess(code, descending(9, 2)) },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    check: (code) => {
      const body = code.slice(0, -1).padStart(9, '0');
      return ((weighed(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === lastOf(code);
    },
  },
  SE: { form: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/, check: (code) => isLuhn(code.slice(0, 10)) },
  SI: { form: /^[1-9]\d{7}$/, check: (code) => elevenLess(code, descending(8, 2)) },
  SK: { form: /^[1-9]\d{9}$/, check: (code) => Number(code) % 11 === 0 },
  XI: british,
  JP: {
    form: /^T?\d{13}$/,
    check: (code) => {
      const digits = code.replace('T', '');
      const sum = [...digits.slice(1)].toReversed().reduce((all, digit, at) => all + Number(digit) * ((at % 2) + 1), 0);
      return 9 - (sum % 9) === Number(digits[0]);
    },
  },
};

const kindOf = (country: string): NumberKind | undefined => {
  const prefix = country === 'GR' ? 'EL' : country;
  return Object.hasOwn(kinds, prefix) ? kinds[prefix] : undefined;
};

const fits = (kind: NumberKind | undefined, code: string): boolean =>
  kind !== undefined && kind.form.test(code) && (kind.check?.(code) ?? true);

/**
 * Whether a VAT number has the form and the check digit of a country: of the one whose letters it begins with, or without any of the one
 * where its company is. Of a country that has neither here it only has to have digits.
 * @param country where the company is, ISO 3166 alpha-2
 */
export function isVatNumber(text: string, country: string): boolean {
  const code = text.toUpperCase().replaceAll(/[ .-]/g, '');
  const own = kindOf(country);
  if (fits(own, code)) return true;
  const named = kindOf(code.slice(0, 2));
  if (named) return fits(named, code.slice(2));
  return own === undefined && (code.match(/\d/g)?.length ?? 0) >= 4;
}
