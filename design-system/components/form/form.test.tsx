import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { FormError } from '../form-error-summary/form-error-summary.tsx';
import { Form } from './form.tsx';

afterEach(cleanup);

const street = { fieldId: 'street', message: 'A street is needed.' };
const postcode = { fieldId: 'postcode', message: 'Five digits.' };
const form = (errors: readonly FormError[], attempt: number) => (
  <Form aria-label="Address" errorTitle="Look again" errors={errors} attempt={attempt}>
    <input id="street" aria-label="Street" />
    <input id="postcode" aria-label="Postcode" />
  </Form>
);
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('role');

describe('a form', () => {
  test('leaves the words about what is wrong to the shop', () => {
    render(form([], 0));
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe(null);
  });

  test('takes the focus to the one field that is wrong, again with each try', () => {
    const { rerender } = render(form([], 0));
    rerender(form([postcode], 1));
    expect(focused()).toBe('postcode');
    screen.getByLabelText('Street').focus();
    rerender(form([postcode], 2));
    expect(focused()).toBe('postcode');
  });

  test('takes it to the summary where more is wrong, or something of no field', () => {
    const { rerender } = render(form([], 0));
    rerender(form([street, postcode], 1));
    expect(focused()).toBe('alert');
    rerender(form([{ message: 'The shop cannot be reached.' }], 2));
    expect(focused()).toBe('alert');
  });
});
