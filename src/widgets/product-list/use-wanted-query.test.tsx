import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toggled } from './list-query.ts';
import { useWantedQuery } from './use-wanted-query.ts';

const bedroom = (before: URLSearchParams) => toggled(before, 'room', 'bedroom');
const study = (before: URLSearchParams) => toggled(before, 'room', 'study');

function show(text: string) {
  const onChange = vi.fn<(query: URLSearchParams) => void>();
  const { result, rerender } = renderHook((query: URLSearchParams) => useWantedQuery(query, onChange), {
    initialProps: new URLSearchParams(text),
  });
  return { result, rerender, changes: () => onChange.mock.calls.map(([query]) => query.getAll('f')) };
}

test('presses that follow each other without a render count on each other, and the address is asked for once', () => {
  const { result, changes } = show('');
  const [, change] = result.current;
  act(() => {
    change(bedroom);
    change(study);
  });
  expect(result.current[0].getAll('f')).toEqual(['room:bedroom', 'room:study']);
  expect(changes()).toEqual([['room:bedroom', 'room:study']]);
});

test('an address that changes, also back to what it was, is what shows and what the next press counts on', () => {
  const { result, rerender, changes } = show('');
  act(() => result.current[1](bedroom));
  rerender(new URLSearchParams('f=room:bedroom'));
  rerender(new URLSearchParams(''));
  expect(result.current[0].getAll('f')).toEqual([]);
  act(() => result.current[1](study));
  expect(changes()).toEqual([['room:bedroom'], ['room:study']]);
});
