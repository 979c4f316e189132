export type Brand = 'visa' | 'mastercard' | 'amex' | 'jcb' | 'discover' | 'unknown';

type BrandRule = {
  readonly brand: Brand;
  readonly name: string;
  readonly starts: RegExp;
  readonly lengths: readonly number[];
  readonly cvc: number;
};

const rules: readonly BrandRule[] = [
  { brand: 'visa', name: 'Visa', starts: /^4/, lengths: [13, 16, 19], cvc: 3 },
  {
    brand: 'mastercard',
    name: 'Mastercard',
    starts: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvc: 3,
  },
  { brand: 'amex', name: 'American Express', starts: /^3[47]/, lengths: [15], cvc: 4 },
  { brand: 'jcb', name: 'JCB', starts: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], cvc: 3 },
  { brand: 'discover', name: 'Discover', starts: /^(6011|64[4-9]|65)/, lengths: [16, 19], cvc: 3 },
];
const anyCard: BrandRule = {
  brand: 'unknown',
  name: 'Card',
  starts: /^/,
  lengths: [12, 13, 14, 15, 16, 17, 18, 19],
  cvc: 3,
};

const ruleOf = (digits: string) => rules.find((rule) => rule.starts.test(digits)) ?? anyCard;

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export const brandOf = (digits: string): Brand => ruleOf(digits).brand;

export const brandName = (brand: Brand): string => rules.find((rule) => rule.brand === brand)?.name ?? anyCard.name;

export const cvcLength = (brand: Brand): number => rules.find((rule) => rule.brand === brand)?.cvc ?? anyCard.cvc;

export const longestNumber = (digits: string): number => Math.max(...ruleOf(digits).lengths);

/** The Luhn check: catches every single wrong digit and most swaps of neighbours. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (const [index, char] of [...digits].reverse().entries()) {
    const doubled = Number(char) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
};

export const isCardNumber = (digits: string): boolean =>
  ruleOf(digits).lengths.includes(digits.length) && passesLuhn(digits);

/** A card is good until the end of its month; more than 20 years ahead is a typing mistake. */
export const isExpiry = (month: number, year: number, today: Date): boolean => {
  const months = (year - today.getFullYear()) * 12 + (month - 1 - today.getMonth());
  return month >= 1 && month <= 12 && months >= 0 && months <= 240;
};

export const isCvc = (cvc: string, brand: Brand): boolean => /^\d+$/.test(cvc) && cvc.length === cvcLength(brand);

/** "4242 4242 4242 4242"; American Express as 4-6-5. */
export const groupNumber = (digits: string): string =>
  (brandOf(digits) === 'amex'
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : (digits.match(/\d{1,4}/g) ?? [])
  )
    .filter(Boolean)
    .join(' ');

/** "1" stays, "4" becomes "04 / ", "1227" and "122027" become "12 / 27". */
export const formatExpiry = (text: string): string => {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = digits.length === 6 && digits.slice(2, 4) === '20' ? digits.slice(4) : digits.slice(2, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${year}`;
};

export const parseExpiry = (text: string): { month: number; year: number } | undefined => {
  const [, month, year] = /^(\d\d) \/ (\d\d)$/.exec(text) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
};
