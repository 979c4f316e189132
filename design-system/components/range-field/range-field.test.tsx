import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RangeField } from './range-field.tsx';

afterEach(cleanup);

test('the two thumbs of a range field cannot pass each other', () => {
  const change = vi.fn();
  render(
    <RangeField
      legend="Price"
      fromLabel="From"
      toLabel="To"
      min={0}
      max={100}
      value={{ from: 20, to: 60 }}
      onChange={change}
      format={(value) => `$${value}`}
    />,
  );
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '90' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '5' } });
  expect(change.mock.calls).toEqual([[{ from: 60, to: 60 }], [{ from: 20, to: 20 }]]);
  expect(screen.getByLabelText('From').getAttribute('aria-valuetext')).toBe('$20');
});
