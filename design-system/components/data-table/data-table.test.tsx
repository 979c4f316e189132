import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

const columns = [
  { key: 'item', label: 'Item' },
  { key: 'quantity', label: 'Quantity', numeric: true },
  { key: 'price', label: 'Price', numeric: true },
] as const;

test('a data table names each row by its first cell and each value by its column', () => {
  render(
    <DataTable
      caption="Bill"
      columns={columns}
      rows={[{ id: '1', cells: { item: 'Dome lamp', quantity: 2, price: '$118.00' } }]}
      sums={[{ id: 'total', label: 'Total', value: '$126.12' }]}
    />,
  );
  expect(screen.getByRole('table', { name: 'Bill' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Item', 'Quantity', 'Price']);
  expect(screen.getByRole('rowheader', { name: 'Dome lamp' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: '$118.00' }).getAttribute('data-label')).toBe('Price');
  expect(screen.getByRole('row', { name: 'Total $126.12' })).toBeTruthy();
});

test('a data table without rows shows its empty text across all columns', () => {
  render(<DataTable caption="Bill" columns={columns} rows={[]} emptyText="Nothing was charged" />);
  expect(screen.getByRole('cell', { name: 'Nothing was charged' }).getAttribute('colspan')).toBe('3');
});
