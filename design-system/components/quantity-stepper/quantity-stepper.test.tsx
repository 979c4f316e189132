import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { QuantityStepper } from './quantity-stepper.tsx';

afterEach(cleanup);

function Line({ start, min = 1 }: { start: number; min?: number }) {
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      label="Quantity"
      decreaseLabel="One less"
      increaseLabel="One more"
      value={value}
      min={min}
      max={3}
      onChange={setValue}
      minReason="At least one"
      maxReason="Only 3 left"
    />
  );
}

const shown = () => screen.getByRole('spinbutton').getAttribute('aria-valuenow');

describe('a quantity stepper', () => {
  test('steps by its buttons and stops at the maximum with the reason', async () => {
    render(<Line start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(shown()).toBe('3');
    expect(screen.getByRole('status').textContent).toBe('Only 3 left');
    expect(screen.getByRole('button', { name: 'One more' }).hasAttribute('disabled')).toBe(true);
  });

  test('shows the reason at the minimum, too', () => {
    render(<Line start={1} />);
    expect(screen.getByRole('status').textContent).toBe('At least one');
  });

  test.each([
    ['2', '2'],
    ['２', '2'],
    ['999', '3'],
    ['0', '1'],
    ['-2', '3'],
    ['abc', '3'],
    ['', '3'],
    ['1.5', '3'],
  ])('after typing %j over 3 has the value %s', async (typed, result) => {
    render(<Line start={3} />);
    const box = screen.getByRole('spinbutton');
    await userEvent.clear(box);
    if (typed !== '') await userEvent.type(box, typed);
    await userEvent.tab();
    expect(shown()).toBe(result);
  });

  test('leaves the keys of an input method alone', async () => {
    render(<Line start={2} />);
    const box = screen.getByRole('spinbutton');
    fireEvent.change(box, { target: { value: '３' } });
    for (const key of ['Enter', 'ArrowDown']) fireEvent.keyDown(box, { key, isComposing: true });
    expect([shown(), box.getAttribute('value')]).toEqual(['2', '３']);
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(shown()).toBe('3');
  });

  test('supports arrow keys, Home and End like any spin button', async () => {
    render(<Line start={2} />);
    screen.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toBe('1');
    await userEvent.keyboard('{End}');
    expect(shown()).toBe('3');
    await userEvent.keyboard('{Home}');
    expect(shown()).toBe('1');
  });
});
