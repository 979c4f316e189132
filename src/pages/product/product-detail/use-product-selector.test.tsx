import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { domes, otherMarket } from '../parts/selector-tables-fixture.ts';
import { useProductSelector } from './use-product-selector.ts';

/** The hook on a page whose address names a SKU, until it is led elsewhere. */
function show(sku: string, table = domes) {
  const onChoose = vi.fn<(sku: string) => void>();
  const { result, rerender } = renderHook(
    (props: { table: typeof domes; sku: string }) => useProductSelector(props.table, props.sku, onChoose),
    { initialProps: { table, sku }, wrapper: StrictMode },
  );
  return { selection: () => result.current, rerender, onChoose };
}

test('presses that follow each other without a render count on what the one before them did', () => {
  const { selection, onChoose } = show('RED-S');
  const atFirst = selection();
  act(() => {
    atFirst.choose('Finish', 'Green');
    atFirst.setQuantity(2);
    expect(atFirst.cartLine()).toEqual({ sku: 'GREEN-S', quantity: 2 });
  });
  expect(selection()).toMatchObject({ sku: 'GREEN-S', quantity: 2, moved: [] });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('GREEN-S');
});

test('the address is written once for each SKU, also when a choice is taken back before it has followed', () => {
  const { selection, onChoose } = show('RED-S');
  for (const finish of ['Green', 'Green', 'Red']) act(() => selection().choose('Finish', finish));
  expect(onChoose.mock.calls).toEqual([['GREEN-S'], ['RED-S']]);
});

test('an address that changes is followed and not written', () => {
  const { selection, rerender, onChoose } = show('RED-S');
  rerender({ table: domes, sku: 'GREEN-S' });
  expect(selection().sku).toBe('GREEN-S');
  rerender({ table: domes, sku: 'RED-L' });
  expect([selection().sku, selection().cartLine()]).toEqual(['RED-L', undefined]);
  expect(onChoose).not.toHaveBeenCalled();
});

test('a table without the SKU of the address moves to the nearest one, not to the default, and writes it once', () => {
  const { selection, rerender, onChoose } = show('RED-S');
  // The page falls back to the product's default.
  rerender({ table: otherMarket, sku: 'GREEN-L' });
  expect(selection().sku).toBe('RED-L');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('RED-L');
  rerender({ table: otherMarket, sku: 'RED-L' });
  rerender({ table: { ...otherMarket }, sku: 'RED-L' });
  expect(selection().sku).toBe('RED-L');
  expect(onChoose).toHaveBeenCalledTimes(1);
});
