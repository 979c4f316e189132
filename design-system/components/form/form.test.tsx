import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form, type FormProps } from './form.tsx';

afterEach(cleanup);

const street = { fieldId: 'street', message: 'A street is needed.' };
const postcode = { fieldId: 'postcode', message: 'Five digits.' };
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('role');
const send = () => fireEvent.submit(screen.getByRole('form'));

function open(errorTitle?: FormProps['errorTitle']) {
  const onSubmit = vi.fn();
  const form = (errors: FormProps['errors']) => (
    <Form aria-label="Address" errorTitle={errorTitle} errors={errors} onSubmit={onSubmit}>
      <input id="street" aria-label="Street" />
      <input id="postcode" aria-label="Postcode" />
    </Form>
  );
  const { rerender } = render(form([]));
  return { onSubmit, now: (...errors: NonNullable<FormProps['errors']>) => rerender(form(errors)) };
}

describe('a form', () => {
  test('leaves validation messages to the shop, and stays on the page', () => {
    const { onSubmit } = open('Look again');
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
    expect(send()).toBe(false);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('would not write what is typed into the address where no script runs', () => {
    open('Look again');
    expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
  });

  test('says in its title how many fields are to be fixed, and counts again as they are', () => {
    const { now } = open((count) => `Please fix ${count} fields`);
    send();
    now(street, postcode);
    expect(screen.getByRole('alert').textContent).toContain('Please fix 2 fields');
    now(street);
    expect(screen.getByRole('alert').textContent).toContain('Please fix 1 fields');
  });

  test('shows no error before a try', () => {
    const { now } = open('Look again');
    now(street, postcode);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe(null);
  });

  test('shows no error for a field without a message', () => {
    const { now } = open('Look again');
    now({ fieldId: 'street', message: undefined }, postcode);
    send();
    expect(focused()).toBe('postcode');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    now({ fieldId: 'street', message: undefined });
    send();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('focuses its one invalid field after each try', () => {
    const { now } = open('Look again');
    now(postcode);
    send();
    expect(focused()).toBe('postcode');
    screen.getByLabelText('Street').focus();
    send();
    expect(focused()).toBe('postcode');
  });

  test('focuses the summary for several errors, or for one of the whole form', () => {
    const { now } = open('Look again');
    now(street, postcode);
    send();
    expect(focused()).toBe('alert');
    now();
    send();
    screen.getByLabelText('Street').focus();
    now({ message: 'The shop cannot be reached.' });
    expect(focused()).toBe('alert');
  });

  test('focuses the field of an error that arrives later', () => {
    const { now } = open('Look again');
    send();
    expect(focused()).toBe(null);
    now(postcode);
    expect(focused()).toBe('postcode');
  });

  test('keeps the focus while errors are being corrected', () => {
    const { now } = open('Look again');
    now(street, postcode);
    send();
    screen.getByLabelText('Street').focus();
    now(postcode);
    expect(focused()).toBe('street');
    now(street, postcode);
    expect(focused()).toBe('street');
  });

  test('shows no error for new mistakes after all were corrected, until the next try', () => {
    const { now } = open('Look again');
    now(street, postcode);
    send();
    screen.getByLabelText('Street').focus();
    now();
    now(street, postcode);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe('street');
    send();
    expect(focused()).toBe('alert');
  });

  test('without a title shows errors at their fields', () => {
    const { now } = open();
    now(postcode);
    send();
    expect(focused()).toBe('postcode');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
