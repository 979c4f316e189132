import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkLength,
  checkNumber,
  checkOneOf,
  checkRequired,
  checkUrl,
  isEmail,
  isUrl,
  isVerificationCode,
} from './validators.ts';

describe('an e-mail', () => {
  it.each(['a@b.co', 'a@b.c.de', 'a-b_c.d+e1@b.co', '1@2.3', 'A.@b-c.co'])('%s is valid', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '.a@b.co',
    '-a@b.co',
    '_a@b.co',
    '+a@b.co',
    'a!b@b.co',
    'ab.co',
    'a@-b.co',
    'a@.b.co',
    'a@b',
    'a@b.',
    'a@b..c',
    'a@@b.co',
    'a b@b.co',
    'a@b.co ',
    'a@b.co\n',
    'ä@b.co',
    '',
  ])('%j is not valid', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('has at most 320 characters', () => {
    expect(isEmail(`${'a'.repeat(315)}@b.co`)).toBe(true);
    expect(isEmail(`${'a'.repeat(316)}@b.co`)).toBe(false);
  });

  it('is read in linear time, however it is built', () => {
    const start = performance.now();
    for (const piece of ['a.', 'a@', '-', '@a.', 'a-.']) isEmail(piece.repeat(100_000));
    for (const piece of ['a.', 'a-', 'a']) isEmail(`a@${piece.repeat(150).slice(0, 300)}!`);
    expect(performance.now() - start).toBeLessThan(100);
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

  it('has at most 2048 characters', () => {
    const start = 'https://a.example/';
    expect(isUrl(start.padEnd(2048, 'x'))).toBe(true);
    expect(isUrl(start.padEnd(2049, 'x'))).toBe(false);
  });
});

describe('the generic messages', () => {
  it.each([
    [checkRequired('City', undefined), 'City is required'],
    [checkRequired('City', null), 'City is required'],
    [checkRequired('City', '  '), 'City cannot be empty'],
    [checkRequired('City', 'x'), undefined],
    [checkOneOf('Tag', 'C', ['A', 'B']), 'Tag must be one of A, B'],
    [checkOneOf('Tag', 'B', ['A', 'B']), undefined],
    [checkEmail('Email', 'x'), 'Email is not a valid email'],
    [checkEmail('Email', 'a@b.co'), undefined],
    [checkUrl('Link', 'x'), 'Link is not a valid url'],
    [checkLength('Name', 'ab', { min: 3 }), 'Name must be at least 3 characters'],
    [checkLength('Name', 'abc', { min: 3 }), undefined],
    [checkLength('Name', 'abcdef', { max: 5 }), 'Name cannot be longer than 5 characters'],
    [checkLength('Name', 'abcde', { max: 5 }), undefined],
    [checkLength('Name', 'ab', { min: 3, max: 5 }), 'Name must be between 3 and 5 characters'],
    [checkLength('Name', '💡💡💡', { min: 3, max: 3 }), undefined],
    [checkNumber('Quantity', 2, { min: 3 }), 'Quantity cannot be less than 3'],
    [checkNumber('Quantity', 3, { min: 3 }), undefined],
    [checkNumber('Quantity', 6, { max: 5 }), 'Quantity cannot be greater than 5'],
    [checkNumber('Quantity', 5, { max: 5 }), undefined],
    [checkNumber('Quantity', 9, { min: 3, max: 5 }), 'Quantity must be between 3 and 5'],
    [checkNumber('Quantity', Number.NaN, { min: 3 }), 'Quantity cannot be less than 3'],
  ])('%s', (message, expected) => {
    expect(message).toBe(expected);
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
