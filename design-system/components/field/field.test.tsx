import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

afterEach(cleanup);

describe('a field', () => {
  test('announces its error before its hint', () => {
    render(<TextField label="Email" hint="We never share it" error="This is not an address" id="mail" />);
    const input = screen.getByLabelText('Email');
    expect(input.getAttribute('aria-describedby')).toBe('mail-error mail-hint');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  test('without an error is not invalid', () => {
    render(<TextField label="Email" />);
    expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('a password field', () => {
  const password = (
    <PasswordField
      label="Password"
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
      capsHint="Caps lock is on"
    />
  );

  test('can show and hide its value', async () => {
    render(password);
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  });

  test('warns about caps lock', () => {
    render(password);
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps lock is on')).toBeTruthy();
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'a', modifierCapsLock: false });
    expect(screen.queryByText('Caps lock is on')).toBeNull();
  });
});

describe('the error summary', () => {
  test('takes the focus when it appears, and links to the field', async () => {
    render(
      <>
        <FormErrorSummary title="Two things need a look" errors={[{ fieldId: 'mail', message: 'Enter an address' }]} />
        <TextField label="Email" id="mail" onChange={vi.fn()} />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Enter an address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });

  test('renders nothing without errors', () => {
    const { container } = render(<FormErrorSummary title="x" errors={[]} />);
    expect(container.innerHTML).toBe('');
  });
});
