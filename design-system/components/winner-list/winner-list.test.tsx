import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mine } from './winner-list.css.ts';
import { WinnerList } from './winner-list.tsx';

afterEach(cleanup);

test("a winner list highlights and names only the viewer's own row", () => {
  render(
    <WinnerList
      label="Winners"
      winners={[
        { id: '1', name: 'A•••a', place: 'United States', prize: 'Floor lamp' },
        { id: '2', name: 'J•••n', place: 'Canada', prize: 'Night light', you: 'You' },
      ]}
    />,
  );
  const rows = screen.getAllByRole('listitem');
  expect(rows.map((row) => row.classList.contains(mine))).toEqual([false, true]);
  expect(screen.getByText('You').closest('li')).toBe(rows[1]);
});
