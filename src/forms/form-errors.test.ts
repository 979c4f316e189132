import { describe, expect, test } from 'vitest';
import { afterBlur, afterChange, afterCheck, afterClear, afterRefusal, messagesOf, noErrors } from './form-errors.ts';

const broken = { email: 'No email.', 'address.city': 'A city is needed.' };
const sent = { email: 'ola', address: { city: '', street: 'Lamp Street 1' } };
const fieldPaths = ['email', 'address.city', 'address.street', 'lines'];
const refuse = (
  fields: readonly (readonly [path: string, message: string])[],
  now: object = sent,
  failureAt?: string,
) =>
  afterRefusal(
    { message: 'Please check the form.', fields: fields.map(([path, message]) => ({ path, message })) },
    { fieldPaths, sent, now, failureAt },
  );

describe('the rules of a form', () => {
  test('show nothing before a field was left or the form was sent', () => {
    expect(messagesOf(noErrors, broken)).toEqual({});
  });

  test('show at a field that was left, and only there', () => {
    const left = afterBlur(noErrors, 'email', broken);
    expect(messagesOf(left, broken)).toEqual({ email: 'No email.' });
    expect(afterBlur(left, 'email', broken)).toBe(left);
    expect(afterBlur(noErrors, 'address.street', broken)).toBe(noErrors);
  });

  test('all show after a try to send', () => {
    expect(messagesOf(afterCheck(broken), broken)).toEqual(broken);
  });

  test('follow what is typed, and leave a mended field alone until it is left again', () => {
    const mended = afterChange(
      afterCheck(broken),
      sent,
      { ...sent, email: 'ola@lampyris.test' },
      { 'address.city': 'A city is needed.' },
    );
    expect(messagesOf(mended, { 'address.city': 'A city is needed.' })).toEqual({
      'address.city': 'A city is needed.',
    });
    expect(messagesOf(mended, broken)).toEqual({ 'address.city': 'A city is needed.' });
  });

  test('of a group are forgotten with it', () => {
    const other = afterClear(afterCheck({ ...broken, addressBook: 'Full.' }), 'address');
    expect(other.judged).toEqual(['email', 'addressBook']);
    expect(afterClear(refuse([['address.city', 'Unknown.']]), 'address').refused).toEqual({});
  });
});

describe('a refusal of the server', () => {
  test('stands at nested fields by their path, each with its first message', () => {
    const errors = refuse([
      ['address.city', 'Unknown city.'],
      ['address.city', 'Too long.'],
      ['email', 'Taken.'],
    ]);
    expect(messagesOf(errors, {})).toEqual({ 'address.city': 'Unknown city.', email: 'Taken.' });
    expect(errors.failure).toBeUndefined();
  });

  test('of a part of a field stands at the field', () => {
    expect(refuse([['lines.0.quantity', 'Too many.']]).refused).toEqual({ lines: 'Too many.' });
  });

  test('that names no field of the form is said as a whole, or at the only field', () => {
    expect(refuse([['market', 'Closed.']])).toEqual({ ...noErrors, failure: 'Please check the form.' });
    expect(refuse([], sent, 'email').refused).toEqual({ email: 'Please check the form.' });
    expect(
      refuse([
        ['__proto__', 'No.'],
        ['constructor', 'No.'],
      ]).failure,
    ).toBe('Please check the form.');
  });

  test('holds until its own field changes', () => {
    const errors = refuse([
      ['email', 'Taken.'],
      ['address.city', 'Unknown city.'],
    ]);
    const after = { ...sent, address: { ...sent.address, city: 'Bonn' } };
    expect(afterChange(errors, sent, after, {}).refused).toEqual({ email: 'Taken.' });
  });

  test('that arrives after its field was changed is said as a whole', () => {
    expect(refuse([['email', 'Taken.']], { ...sent, email: 'ada' })).toEqual({
      ...noErrors,
      failure: 'Please check the form.',
    });
  });

  test('gives way to the own rule of its field', () => {
    const errors = { ...refuse([['email', 'Taken.']]), judged: ['email'] };
    expect(messagesOf(errors, { email: 'No email.' })).toEqual({ email: 'No email.' });
  });
});
