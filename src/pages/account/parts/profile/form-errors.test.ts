import { expect, test } from 'vitest';
import { ShopApiError } from '#src/api/errors.ts';
import { formErrorsOf, problemAt } from './form-errors.ts';

const ids = { oldPassword: 'old', password: 'new' };
const refused = (...fields: string[]) =>
  new ShopApiError('Please check the form.', {
    kind: 'answer',
    status: 400,
    fields: fields.map((path) => ({ path, rule: 'pattern', message: `${path} is not right.` })),
  });

test('nothing failed, nothing is said', () => {
  expect(formErrorsOf(null, ids)).toEqual([]);
  expect(problemAt(null, 'password')).toBeUndefined();
});

test('a refusal stands at the fields it names, in their order on the page', () => {
  const error = refused('password', 'oldPassword');
  expect(formErrorsOf(error, ids)).toEqual([
    { fieldId: 'old', message: 'oldPassword is not right.' },
    { fieldId: 'new', message: 'password is not right.' },
  ]);
  expect(problemAt(error, 'password')).toBe('password is not right.');
});

test('a refusal that names no field of the form is said of the whole form', () => {
  expect(formErrorsOf(refused('market'), ids)).toEqual([{ message: 'Please check the form.' }]);
  expect(formErrorsOf(new Error('Network error occurred'), ids)).toEqual([{ message: 'Network error occurred' }]);
});
