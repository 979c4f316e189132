import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quickest } from '#tests/fixtures/quickest.ts';
import {
  checkLength,
  checkNumber,
  checkOneOf,
  checkRequired,
  isEmail,
  isUrl,
  isVerificationCode,
} from './validators.ts';

describe('an email', () => {
  it.each([
    ['S5.email.01', 'a@b.co'],
    ['S5.email.05', 'a@b.co'],
    ['S5.email.05', 'a@b.c.de'],
    ['S5.email.02', 'a-b_c.d+e1@b.co'],
    ['S5.email.01', '1@2.3'],
    ['S5.email.04', 'A.@b-c.co'],
  ])('[%s] %s is valid', (_id, text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    ['S5.email.01', '.a@b.co'],
    ['S5.email.01', '-a@b.co'],
    ['S5.email.01', '_a@b.co'],
    ['S5.email.01', '+a@b.co'],
    ['S5.email.01', 'ä@b.co'],
    ['S5.email.02', 'a!b@b.co'],
    ['S5.email.02', 'a b@b.co'],
    ['S5.email.03', 'ab.co'],
    ['S5.email.03', 'a@@b.co'],
    ['S5.email.03', ''],
    ['S5.email.04', 'a@-b.co'],
    ['S5.email.04', 'a@.b.co'],
    ['S5.email.05', 'a@b'],
    ['S5.email.05', 'a@b.'],
    ['S5.email.05', 'a@b..c'],
    ['S5.email.05', 'a@b.co '],
    ['S5.email.05', 'a@b.co\n'],
  ])('[%s] %j is not valid', (_id, text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('keeps its shape, whatever is typed', () => {
    const piece = fc.constantFrom('a', '1', '.', '-', '_', '+', '@', '!', ' ', 'ä', '\n');
    const typed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const [local = '', domain = '', ...more] = text.split('@');
        const shaped =
          more.length === 0 &&
          /^[a-z0-9][\w.+-]*$/i.test(local) &&
          domain.split('.').length > 1 &&
          domain.split('.').every((part) => /^[a-z0-9-]+$/i.test(part)) &&
          !domain.startsWith('-');
        expect(isEmail(text)).toBe(shaped && !text.endsWith('\n'));
      }),
      { numRuns: 2_000 },
    );
  });

  it('has at most 320 characters [S5.email.06]', () => {
    expect(isEmail(`${'a'.repeat(315)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(316)}@b.co`)).toBe(false);
  });

  it('is read in linear time, however it is built', () => {
    // Its length is looked at first, so that no longer text is ever matched; a square of 320 would show below.
    for (const piece of ['a.', 'a-', 'a', '-', 'a@a.']) {
      const timeOf = (length: number) =>
        quickest(() => {
          for (let again = 0; again < 2_000; again += 1) isEmail(`a@${piece.repeat(length).slice(0, length)}!`);
        });
      expect(timeOf(312) / timeOf(39)).toBeLessThan(24);
    }
  });
});

describe('a url', () => {
  it.each([
    ['https://a.example/x', true],
    ['http://a.example', true],
    ['ftp://a.example', false],
    ['javascript:alert(1)', false],
    ['a.example', false],
    ['', false],
  ])('%j valid: %s', (text, valid) => {
    expect(isUrl(text)).toBe(valid);
  });

  it('has at most 2048 characters [S5.email.07]', () => {
    const start = 'https://a.example/';
    expect(isUrl(start.padEnd(2048, 'x'))).toBe(true);
    expect(isUrl(start.padEnd(2049, 'x'))).toBe(false);
  });
});

describe('the generic messages', () => {
  it.each([
    ['S5.messages.01', checkRequired('City', undefined), 'City is required'],
    ['S5.messages.01', checkRequired('City', null), 'City is required'],
    ['S5.messages.02', checkRequired('City', '  '), 'City cannot be empty'],
    ['S5.messages.02', checkRequired('City', 'x'), undefined],
    ['S5.messages.03', checkOneOf('Tag', 'C', ['A', 'B']), 'Tag must be one of A, B'],
    ['S5.messages.03', checkOneOf('Tag', 'B', ['A', 'B']), undefined],
    ['S5.messages.06', checkLength('Name', 'ab', { min: 3 }), 'Name must be at least 3 characters'],
    ['S5.messages.06', checkLength('Name', 'abc', { min: 3 }), undefined],
    ['S5.messages.07', checkLength('Name', 'abcdef', { max: 5 }), 'Name cannot be longer than 5 characters'],
    ['S5.messages.07', checkLength('Name', 'abcde', { max: 5 }), undefined],
    ['S5.messages.08', checkLength('Name', 'ab', { min: 3, max: 5 }), 'Name must be between 3 and 5 characters'],
    ['S5.messages.08', checkLength('Name', '💡💡💡', { min: 3, max: 3 }), undefined],
    ['S5.messages.09', checkNumber('Quantity', 2, { min: 3 }), 'Quantity cannot be less than 3'],
    ['S5.messages.09', checkNumber('Quantity', 3, { min: 3 }), undefined],
    ['S5.messages.10', checkNumber('Quantity', 6, { max: 5 }), 'Quantity cannot be greater than 5'],
    ['S5.messages.10', checkNumber('Quantity', 5, { max: 5 }), undefined],
    ['S5.messages.11', checkNumber('Quantity', 9, { min: 3, max: 5 }), 'Quantity must be between 3 and 5'],
    ['S5.messages.09', checkNumber('Quantity', Number.NaN, { min: 3 }), 'Quantity cannot be less than 3'],
  ])('[%s] %s', (_id, message, expected) => {
    expect(message).toBe(expected);
  });

  it('about a length appear exactly outside the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.nat(8), fc.nat(8), (text, min, more) => {
        const outside = text.length < min || text.length > min + more;
        expect(checkLength('Name', text, { min, max: min + more }) !== undefined).toBe(outside);
        expect(checkNumber('Count', text.length, { min, max: min + more }) !== undefined).toBe(outside);
      }),
    );
  });
});

describe('a verification code', () => {
  it('has six digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
        expect(isVerificationCode(String(number).padStart(6, '0'))).toBe(true);
      }),
    );
    for (const text of ['12345', '1234567', '12345a', ' 12345', '１２３４５６', '123456\n']) {
      expect(isVerificationCode(text)).toBe(false);
    }
  });
});
