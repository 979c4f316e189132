import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Photograph, PhotographFault } from './photograph.ts';
import { useOwnPhotograph } from './use-own-photograph.ts';

const reading = vi.hoisted(() => new Map<string, (found: Photograph | PhotographFault) => void>());
vi.mock('./photograph.ts', () => ({
  readPhotograph: ({ name }: File) =>
    new Promise<Photograph | PhotographFault>((resolve) => void reading.set(name, resolve)),
}));

afterEach(cleanup);

const sample = { data: new Uint8ClampedArray(4), width: 1, height: 1, colorSpace: 'srgb' } as const;
const photograph = (): Photograph => ({ canvas: document.createElement('canvas'), sample });
const isRead = (name: string, found: Photograph | PhotographFault) => act(async () => reading.get(name)?.(found));

function choosing() {
  const onOpened = vi.fn<() => void>();
  const { result } = renderHook(() => useOwnPhotograph(onOpened));
  return { result, onOpened, choose: (name: string) => act(() => void result.current.choose(new File([], name))) };
}

test('the photograph that was chosen last is shown, whichever was read last', async () => {
  const { result, onOpened, choose } = choosing();
  const last = photograph();
  choose('large');
  choose('small');
  await isRead('small', last);
  await isRead('large', 'unreadable');
  expect(result.current).toMatchObject({ own: last, fault: undefined });
  expect(onOpened).toHaveBeenCalledOnce();
});

test('our room stays when it was chosen again while a photograph was read', async () => {
  const { result, choose } = choosing();
  choose('large');
  act(() => result.current.forget());
  await isRead('large', photograph());
  expect(result.current.own).toBeUndefined();
});
