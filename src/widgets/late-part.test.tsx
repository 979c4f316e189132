import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { remoteLog } from '../api/browser-shop.ts';
import { latePart } from './late-part.tsx';

const Lamp = ({ name }: { name: string }) => <p>{`The ${name} is on`}</p>;
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part whose code does not come', () => {
  test('leaves the page around it, says so in its place and comes with Retry', async () => {
    const fetchCode = vi.fn(() => Promise.resolve(Lamp)).mockImplementationOnce(lost);
    const LateLamp = latePart(fetchCode, <p>Waiting</p>);
    render(
      <>
        <p>The page</p>
        <LateLamp name="torch" />
      </>,
    );
    expect(screen.getByText('Waiting')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('This part didn’t load.');
    expect(screen.getByText('The page')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The torch is on')).toBeTruthy();
  });

  test('without a network comes by itself when there is one', async () => {
    act(() => onlineManager.setOnline(false));
    const LateLamp = latePart(vi.fn(() => Promise.resolve(Lamp)).mockImplementationOnce(lost));
    render(<LateLamp name="torch" />);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline');
    expect(screen.queryByRole('button')).toBeNull();
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('The torch is on')).toBeTruthy();
  });

  test('comes by itself when the network is back, also where it failed before the network was known to be lost', async () => {
    const LateLamp = latePart(vi.fn(() => Promise.resolve(Lamp)).mockImplementationOnce(lost));
    render(<LateLamp name="torch" />);
    await screen.findByRole('alert');
    act(() => onlineManager.setOnline(false));
    expect(screen.getByRole('alert').textContent).toContain('This part loads once you’re back.');
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText('The torch is on')).toBeTruthy();
  });

  test('comes by itself though the first requests of a network that is back are lost, and rests after three of them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const isLost = { now: true };
    const fetchCode = vi.fn(() => (isLost.now ? lost() : Promise.resolve(Lamp)));
    act(() => onlineManager.setOnline(false));
    const LateLamp = latePart(fetchCode);
    await act(async () => render(<LateLamp name="torch" />));
    const tries = async (ms: number) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return fetchCode.mock.calls.length;
    };
    expect(await tries(60_000)).toBe(1);
    await act(async () => onlineManager.setOnline(true));
    expect(await tries(0)).toBe(2);
    expect([await tries(1_999), await tries(1), await tries(4_000), await tries(8_000), await tries(600_000)]).toEqual([
      2, 3, 4, 5, 5,
    ]);
    isLost.now = false;
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(screen.getByText('The torch is on')).toBeTruthy();
  });
});
