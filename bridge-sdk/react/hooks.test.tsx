import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createMockHost } from '../mock/create-mock-host.ts';
import { createBridge } from '../src/create-bridge.ts';
import { contract } from '../src/generated/contract.ts';
import { BridgeProvider, useAppTitle, useBridge, useBridgeEvent, useHostState, useRightButton } from './hooks.ts';

function open() {
  const host = createMockHost({ commands: { updateAppTitle: () => undefined, updateRightButton: () => undefined } });
  const bridge = createBridge({ contract, transport: host.transport });
  const inside = (children: ReactNode) => (
    <StrictMode>
      <BridgeProvider value={bridge}>{children}</BridgeProvider>
    </StrictMode>
  );
  return { host, bridge, inside };
}

function Market() {
  return <p>{useHostState('marketChange')?.market ?? 'none'}</p>;
}

function Resumes({ onResume }: { readonly onResume: () => void }) {
  useBridgeEvent('hostResume', onResume);
  return null;
}

function Bar({ title, count }: { readonly title: string; readonly count: number }) {
  useAppTitle(title);
  useRightButton({ count });
  return null;
}

test('useHostState shows the retained value at once and follows later ones', () => {
  const { host, inside } = open();
  host.emit('marketChange', { market: 'DE', marketName: '' });
  render(inside(<Market />));
  expect(screen.getByText('DE')).toBeDefined();
  act(() => host.emit('marketChange', { market: 'GB', marketName: '' }));
  expect(screen.getByText('GB')).toBeDefined();
});

test('useBridgeEvent calls the function of the latest render once, and none after unmounting', () => {
  const { host, inside } = open();
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(inside(<Resumes onResume={first} />));
  rerender(inside(<Resumes onResume={second} />));
  act(() => host.emit('hostResume', {}));
  unmount();
  host.emit('hostResume', {});
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

test('useAppTitle and useRightButton call the app only when their values change', () => {
  const { host, inside } = open();
  const { rerender } = render(inside(<Bar title="Cart" count={1} />));
  const before = host.calls.length;
  rerender(inside(<Bar title="Cart" count={1} />));
  expect(host.calls).toHaveLength(before);
  rerender(inside(<Bar title="Cart" count={2} />));
  expect(host.calls.slice(before)).toEqual([
    { command: 'updateRightButton', params: { count: 2, type: 0, visible: false, dot: false } },
  ]);
});

test('useAppTitle does not fail in an app without titles', async () => {
  const host = createMockHost();
  const bridge = createBridge({ contract, transport: host.transport });
  render(
    <BridgeProvider value={bridge}>
      <Bar title="Cart" count={1} />
    </BridgeProvider>,
  );
  await act(() => bridge.ready);
  expect(bridge.pending()).toBe(0);
});

test('useHostState is undefined on the server', () => {
  const { host, inside } = open();
  host.emit('marketChange', { market: 'DE', marketName: '' });
  expect(renderToString(inside(<Market />))).toBe('<p>none</p>');
});

test('useBridge outside a provider throws a message that says so', () => {
  const Lost = () => <p>{useBridge().mode}</p>;
  expect(() => renderToString(<Lost />)).toThrow('BridgeProvider');
});
