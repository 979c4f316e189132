import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from '../error-boundary.tsx';
import { lateCode } from './late-code.tsx';

const onRecoverableError = vi.fn();
const onError = vi.fn();

afterEach(() => {
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

const Lamp = ({ name }: { name: string }) => <button>{name}</button>;

/** A page of a server that had the code, taken over by a browser that asks for it. */
async function open(fetchCode: () => Promise<typeof Lamp>) {
  const server = lateCode('lamp', () => Promise.resolve(Lamp));
  await server.load();
  const pageOf = (code: typeof server) => (
    <main>
      <ErrorBoundary quiet onError={onError}>
        <code.Guard>
          <Suspense fallback={null}>
            <code.Component name="Orb" />
          </Suspense>
        </code.Guard>
      </ErrorBoundary>
    </main>
  );
  const place = document.createElement('div');
  place.append(...new DOMParser().parseFromString(renderToString(pageOf(server)), 'text/html').body.childNodes);
  const button = place.querySelector('button');
  const root = await act(async () => hydrateRoot(place, pageOf(lateCode('lamp', fetchCode)), { onRecoverableError }));
  onTestFinished(() => act(async () => root.unmount()));
  return { place, button };
}

test('the markup of the server stays until the code has come, and its elements longer than that', async () => {
  const arrival: { come?: (code: typeof Lamp) => void } = {};
  const { place, button } = await open(() => new Promise((resolve) => (arrival.come = resolve)));
  expect(button?.textContent).toBe('Orb');
  const isHydrated = () => Object.keys(button ?? {}).some((key) => key.startsWith('__react'));
  expect([place.querySelector('button') === button, isHydrated()]).toEqual([true, false]);
  await act(async () => arrival.come?.(Lamp));
  expect([place.querySelector('button') === button, isHydrated()]).toEqual([true, true]);
});

test('code that does not come is one error of the boundary around it, and none of hydration', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { place } = await open(() => Promise.reject(new TypeError('no such file')));
  expect(place.textContent).toBe('');
  expect(onError.mock.calls.map(([error]) => String(error))).toEqual(['ChunkError: lamp could not be loaded: error']);
  expect(onRecoverableError).not.toHaveBeenCalled();
});
