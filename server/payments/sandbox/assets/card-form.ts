import {
  brandName,
  brandOf,
  cvcLength,
  digitsOf,
  formatExpiry,
  groupNumber,
  isCardNumber,
  isCvc,
  isExpiry,
  longestNumber,
  parseExpiry,
  type Brand,
} from './card-number.ts';

type FieldName = 'number' | 'expiry' | 'cvc' | 'name';

export type CardDetails = { number: string; expMonth: number; expYear: number; cvc: string; name: string };

const names: readonly FieldName[] = ['number', 'expiry', 'cvc', 'name'];

const inputOf = (name: FieldName): HTMLInputElement => {
  const input = document.getElementById(name);
  if (!(input instanceof HTMLInputElement)) throw new Error(`The page has no field "${name}".`);
  return input;
};

const value = (name: FieldName) => inputOf(name).value.trim();
const brand = (): Brand => brandOf(digitsOf(value('number')));

const problems: Record<FieldName, () => string | undefined> = {
  number: () => {
    const digits = digitsOf(value('number'));
    if (!digits) return 'Enter the card number.';
    return isCardNumber(digits) ? undefined : 'This card number is not complete or has a typing mistake.';
  },
  expiry: () => {
    const expiry = parseExpiry(value('expiry'));
    if (!value('expiry')) return 'Enter the expiry date.';
    if (!expiry || expiry.month < 1 || expiry.month > 12) return 'Enter the date as MM / YY.';
    return isExpiry(expiry.month, expiry.year, new Date()) ? undefined : 'This card has expired, or the year is wrong.';
  },
  cvc: () => {
    if (!value('cvc')) return 'Enter the security code.';
    return isCvc(value('cvc'), brand()) ? undefined : `The code has ${cvcLength(brand())} digits.`;
  },
  name: () => (value('name') ? undefined : 'Enter the name as printed on the card.'),
};

const showProblem = (name: FieldName, problem: string | undefined) => {
  const line = document.getElementById(`${name}-error`);
  if (line && line.textContent !== (problem ?? '')) line.textContent = problem ?? '';
  inputOf(name).setAttribute('aria-invalid', String(problem !== undefined));
};

/** Rewrites what was typed and keeps the caret behind the same digit. */
const reformat = (input: HTMLInputElement, format: (digits: string) => string) => {
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  const atEnd = input.selectionStart === input.value.length;
  const text = format(input.value);
  if (text === input.value) return;
  input.value = text;
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < before; caret += 1) if (/\d/.test(text[caret] ?? '')) seen += 1;
  const place = atEnd ? text.length : caret;
  if (document.activeElement === input) input.setSelectionRange(place, place);
};

const showBrand = () => {
  const mark = document.getElementById('brand');
  const found = brand();
  if (!mark || mark.dataset.brand === found) return;
  mark.dataset.brand = found;
  mark.setAttribute('aria-label', found === 'unknown' ? 'Card brand not known yet' : brandName(found));
  inputOf('cvc').maxLength = cvcLength(found);
};

const numberText = (text: string) => groupNumber(digitsOf(text).slice(0, longestNumber(digitsOf(text))));

const tidy = (name: FieldName, erasing: boolean) => {
  const input = inputOf(name);
  if (name === 'number') {
    reformat(input, numberText);
    showBrand();
  }
  if (name === 'expiry' && !erasing) reformat(input, formatExpiry);
  if (name === 'cvc') reformat(input, digitsOf);
  // A problem that was shown goes as soon as it is mended, never while still typing the first time.
  if (input.getAttribute('aria-invalid') === 'true') showProblem(name, problems[name]());
};

export type CardForm = {
  readonly state: () => { readonly valid: boolean; readonly empty: boolean; readonly brand: Brand };
  /** The details, or undefined after showing every problem and focusing the first. */
  readonly read: () => CardDetails | undefined;
  readonly refuseNumber: (problem: string) => void;
  readonly clearCvc: () => void;
  readonly focus: () => void;
  readonly lock: (locked: boolean) => void;
};

/** The name on the card stands again in the form after a decline; a browser may forbid to keep it. */
const holder = {
  restore: () => {
    try {
      inputOf('name').value ||= sessionStorage.getItem('holder') ?? '';
    } catch {
      // It is typed again.
    }
  },
  keep: (name: string) => {
    try {
      sessionStorage.setItem('holder', name);
    } catch {
      // It is typed again.
    }
  },
};

export const openCardForm = (onChange: () => void): CardForm => {
  holder.restore();
  for (const name of names) {
    const input = inputOf(name);
    input.addEventListener('input', (event) => {
      tidy(name, event instanceof InputEvent && event.inputType.startsWith('delete'));
      onChange();
    });
    input.addEventListener('blur', () => {
      if (input.value) showProblem(name, problems[name]());
      onChange();
    });
    // A quick hand types while this script is still on its way.
    if (input.value) tidy(name, false);
  }
  return {
    state: () => ({
      valid: names.every((name) => problems[name]() === undefined),
      empty: names.every((name) => !value(name)),
      brand: brand(),
    }),
    read: () => {
      for (const name of names) showProblem(name, problems[name]());
      const wrong = names.find((name) => problems[name]() !== undefined);
      if (wrong) inputOf(wrong).focus();
      const expiry = parseExpiry(value('expiry'));
      if (wrong || !expiry) return undefined;
      holder.keep(value('name'));
      const number = digitsOf(value('number'));
      return { number, expMonth: expiry.month, expYear: expiry.year, cvc: value('cvc'), name: value('name') };
    },
    refuseNumber: (problem) => {
      showProblem('number', problem);
      inputOf('number').focus();
    },
    clearCvc: () => {
      inputOf('cvc').value = '';
      showProblem('cvc', undefined);
      onChange();
    },
    focus: () => inputOf(names.find((name) => problems[name]() !== undefined) ?? 'number').focus(),
    lock: (locked) => {
      for (const name of names) inputOf(name).readOnly = locked;
    },
  };
};
