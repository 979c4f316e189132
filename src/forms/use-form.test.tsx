import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Form, TextField } from '#design-system/index.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { useForm } from './use-form.ts';
import type { FormDefinition } from './use-fields.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

interface Parcel {
  readonly email: string;
  readonly address: { readonly city: string };
}

const parcel: FormDefinition<Parcel> = {
  ids: { email: 'parcel-email', 'address.city': 'parcel-city' },
  check: ({ email, address }) => ({
    email: email.includes('@') ? undefined : 'An email is needed.',
    'address.city': address.city === '' ? 'A city is needed.' : undefined,
  }),
};
const blank: Parcel = { email: '', address: { city: '' } };
const full: Parcel = { email: 'ola@lampyris.test', address: { city: 'Oslo' } };

interface ParcelFormProps {
  readonly send?: (values: Parcel) => Promise<unknown>;
  readonly onSent?: () => void;
  readonly onFailed?: (error: Error) => void;
  readonly confirm?: () => Promise<boolean>;
  readonly initial?: Parcel;
  readonly judgedOn?: 'blur' | 'submit';
}

function ParcelForm({ send = () => Promise.resolve(), initial = blank, ...options }: ParcelFormProps) {
  const form = useForm({ ...parcel, initial, send, ...options });
  return (
    <Form aria-label="Parcel" errorTitle="Look again" {...form.bind}>
      <TextField {...form.text('email')} label="Email" />
      <TextField {...form.text('address.city')} label="City" />
      <button type="submit">Send</button>
      <output>{form.isSending ? 'sending' : form.isSent ? 'sent' : 'editing'}</output>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const phase = () => screen.getByRole('status').textContent;
const said = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const refused = (...fields: readonly (readonly [path: string, message: string])[]) =>
  new ShopApiError('Please check the form.', {
    kind: 'answer',
    status: 400,
    fields: fields.map(([path, message]) => ({ path, rule: 'pattern', message })),
  });

/** A request whose answer the test decides about. */
function open() {
  let resolve: (answer: unknown) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<unknown>((...settle) => ([resolve, reject] = settle));
  return {
    send: vi.fn(() => answer),
    resolve: (value: unknown) => resolve(value),
    reject: (error: Error) => reject(error),
  };
}

describe('when a form judges its fields', () => {
  test('a short form says nothing until it is sent, then at every field that is wrong', async () => {
    render(<ParcelForm />);
    await userEvent.type(field('Email'), 'ola');
    await userEvent.tab();
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await press();
    expect(said()).toEqual(['An email is needed.', 'A city is needed.']);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
  });

  test('a long form judges a field when it is left with something in it', async () => {
    render(<ParcelForm judgedOn="blur" />);
    await userEvent.click(field('City'));
    await userEvent.click(field('Email'));
    expect(field('City').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field('Email'), 'ola');
    await userEvent.tab();
    expect(screen.getByText('An email is needed.').id).toBe(field('Email').getAttribute('aria-describedby'));
  });

  test('a message goes with the key that mends its field, and does not come back before the field is left', async () => {
    render(<ParcelForm />);
    await press();
    await userEvent.type(field('Email'), 'ola@');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(field('Email'), '{Backspace}');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(said()).toEqual(['A city is needed.']);
  });

  test('the summary leads to its fields in the order of the page', async () => {
    render(<ParcelForm />);
    await press();
    await userEvent.click(screen.getByRole('link', { name: 'A city is needed.' }));
    expect(document.activeElement).toBe(field('City'));
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ hash }) => hash)).toEqual(['#parcel-email', '#parcel-city']);
  });

  test('one wrong field takes the focus itself', async () => {
    render(<ParcelForm initial={{ ...full, address: { city: '' } }} />);
    await press();
    expect(document.activeElement).toBe(field('City'));
  });
});

describe('a form that is sent', () => {
  test('sends what is typed, once, however often it is pressed', async () => {
    const { send, resolve } = open();
    render(<ParcelForm send={send} initial={full} />);
    await press();
    await press();
    expect(send.mock.calls).toEqual([[full]]);
    expect(phase()).toBe('sending');
    await act(async () => resolve(undefined));
    expect(phase()).toBe('sent');
  });

  test('sends once when two presses come before one render', () => {
    const { send } = open();
    render(<ParcelForm send={send} initial={full} />);
    act(() => {
      screen.getByRole('button').click();
      screen.getByRole('button').click();
    });
    expect(send).toHaveBeenCalledOnce();
  });

  test('sends again after a failure', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('Network error occurred')).mockResolvedValueOnce(undefined);
    render(<ParcelForm send={send} initial={full} />);
    await press();
    expect(said()).toEqual(['Network error occurred']);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    await press();
    expect(said()).toEqual([]);
    expect(phase()).toBe('sent');
  });

  test('sends nothing while a rule is broken, and nothing that was not confirmed', async () => {
    const send = vi.fn(() => Promise.resolve());
    const confirm = vi.fn(() => Promise.resolve(false));
    const { rerender } = render(<ParcelForm send={send} confirm={confirm} />);
    await press();
    expect(confirm).not.toHaveBeenCalled();
    rerender(<ParcelForm key="full" send={send} confirm={confirm} initial={full} />);
    await press();
    expect(confirm).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    expect(phase()).toBe('editing');
    await press();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('is sent as it was typed, even when it is pressed in the same task', () => {
    const { send } = open();
    render(<ParcelForm send={send} initial={{ ...full, email: '' }} />);
    const email = field('Email');
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(email, 'ada@lampyris.test');
      email.dispatchEvent(new InputEvent('input', { bubbles: true }));
      screen.getByRole('button').click();
    });
    expect(send).toHaveBeenCalledWith({ ...full, email: 'ada@lampyris.test' });
  });

  test('sends what a browser had filled in before React came', async () => {
    const { send } = open();
    const root = document.body.appendChild(document.createElement('div'));
    const rendered = new DOMParser().parseFromString(renderToString(<ParcelForm send={send} />), 'text/html');
    root.append(...rendered.body.children);
    field('Email').value = full.email;
    field('City').value = full.address.city;
    const app = await act(async () => hydrateRoot(root, <ParcelForm send={send} />));
    fireEvent.submit(screen.getByRole('form'));
    expect(send).toHaveBeenCalledWith(full);
    act(() => app.unmount());
  });

  test('sends what a keeper of passwords has filled in without a word, when the page was long there', () => {
    const { send } = open();
    render(<ParcelForm send={send} />);
    field('Email').value = full.email;
    field('City').value = full.address.city;
    fireEvent.submit(screen.getByRole('form'));
    expect(send).toHaveBeenCalledWith(full);
  });
});

describe('a refusal', () => {
  test('stands at its nested field, which takes the focus, and goes when that field is typed in', async () => {
    const send = vi.fn().mockRejectedValue(refused(['address.city', 'No such city.']));
    render(<ParcelForm send={send} initial={full} />);
    await press();
    expect(document.activeElement).toBe(field('City'));
    expect(screen.getByText('No such city.', { selector: 'p' }).id).toBe(
      field('City').getAttribute('aria-describedby'),
    );
    await userEvent.type(field('Email'), 'x');
    expect(field('City').getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field('City'), 'x');
    expect(field('City').getAttribute('aria-invalid')).toBeNull();
  });

  test('that comes after its field was changed does not blame what stands there now', async () => {
    const { send, reject } = open();
    render(<ParcelForm send={send} initial={full} />);
    await press();
    await userEvent.type(field('City'), 'x');
    await act(async () => reject(refused(['address.city', 'No such city.'])));
    expect(field('City').getAttribute('aria-invalid')).toBeNull();
    expect(said()).toEqual(['Please check the form.']);
  });

  test('and an answer that come after the form has gone move nothing any more', async () => {
    const [answered, failed] = [open(), open()];
    const onSent = vi.fn();
    const onFailed = vi.fn();
    for (const { send } of [answered, failed]) {
      const { unmount } = render(<ParcelForm send={send} onSent={onSent} onFailed={onFailed} initial={full} />);
      await press();
      unmount();
    }
    await act(async () => {
      answered.resolve(undefined);
      failed.reject(new Error('Too late'));
    });
    expect(onSent).not.toHaveBeenCalled();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
