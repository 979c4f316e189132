import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form, type FormProps } from './form.tsx';

afterEach(cleanup);

const street = { fieldId: 'street', message: 'A street is needed.' };
const postcode = { fieldId: 'postcode', message: 'Five digits.' };
const focused = () => document.activeElement?.id || document.activeElement?.getAttribute('role');
const send = () => fireEvent.submit(screen.getByRole('form'));

function open(errorTitle?: string) {
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
  test('leaves the words about what is wrong to the shop, and the page where it is', () => {
    const { onSubmit } = open('Look again');
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
    expect(send()).toBe(false);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('says nothing before a try', () => {
    const { now } = open('Look again');
    now(street, postcode);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe(null);
  });

  test('has nothing to say of a field without a message', () => {
    const { now } = open('Look again');
    now({ fieldId: 'street', message: undefined }, postcode);
    send();
    expect(focused()).toBe('postcode');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    now({ fieldId: 'street', message: undefined });
    send();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('takes the focus to the one field that is wrong, again with each try', () => {
    const { now } = open('Look again');
    now(postcode);
    send();
    expect(focused()).toBe('postcode');
    screen.getByLabelText('Street').focus();
    send();
    expect(focused()).toBe('postcode');
  });

  test('takes it to the summary where more is wrong, or something of no field', () => {
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

  test('takes it to what a late answer complains of', () => {
    const { now } = open('Look again');
    send();
    expect(focused()).toBe(null);
    now(postcode);
    expect(focused()).toBe('postcode');
  });

  test('leaves the focus to who is mending, while errors go and come back', () => {
    const { now } = open('Look again');
    now(street, postcode);
    send();
    screen.getByLabelText('Street').focus();
    now(postcode);
    expect(focused()).toBe('street');
    now(street, postcode);
    expect(focused()).toBe('street');
  });

  test('says nothing of what is typed wrong after all was mended, until the next try', () => {
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

  test('without a title leaves the words to its field', () => {
    const { now } = open();
    now(postcode);
    send();
    expect(focused()).toBe('postcode');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
