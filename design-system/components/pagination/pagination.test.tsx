import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination, paginationLabels } from './pagination.tsx';

afterEach(cleanup);

describe('the page numbers', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, 4, 5]],
    [7, 20, [1, 'gap', 6, 7, 8, 'gap', 20]],
    [1, 20, [1, 2, 3, 4, 'gap', 20]],
    [20, 20, [1, 'gap', 17, 18, 19, 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  ])('of page %i of %i are %j', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });

  test('always include the first, the last and the current page, ascend, and omit at least two at a gap', () => {
    const paged = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(paged, ([page, count]) => {
        const shown = pageWindow(page, count);
        const numbers = shown.filter((each) => each !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        shown.forEach((each, index) => {
          if (each !== 'gap') return;
          expect(Number(shown[index + 1]) - Number(shown[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('the pagination', () => {
  test('has the six labels of the specification [S2.pagination.01]', () => {
    expect(Object.values(paginationLabels)).toEqual([
      'Page',
      'Go to',
      'Previous Page',
      'Next Page',
      'Page Size',
      '/ page',
    ]);
    render(
      <Pagination
        page={2}
        pageCount={3}
        hrefOf={String}
        onGoTo={vi.fn()}
        pageSize={{ value: 24, choices: [24], onChange: vi.fn() }}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Previous Page' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next Page' })).toBeTruthy();
    expect(screen.getByLabelText('Go to')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Page Size' }).textContent).toBe('24 / page');
  });

  test('marks the current page and has no link before the first one', () => {
    render(<Pagination page={1} pageCount={3} hrefOf={(page) => `?p=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous Page' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('link', { name: 'Next Page' }).getAttribute('href')).toBe('?p=2');
  });

  test.each([
    ['2', [[2]]],
    ['99', [[3]]],
    ['0', []],
    ['x', []],
  ])('calls %j as %j', async (typed, calls) => {
    const goTo = vi.fn();
    render(<Pagination page={1} pageCount={3} hrefOf={String} onGoTo={goTo} />);
    await userEvent.type(screen.getByLabelText('Go to'), `${typed}{Enter}`);
    expect(goTo.mock.calls).toEqual(calls);
  });
});
