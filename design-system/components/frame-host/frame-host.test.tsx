import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FrameHost, type FrameHostProps } from './frame-host.tsx';
import { Frame } from './frame.tsx';

afterEach(cleanup);

const src = 'https://help.partner.example/care';
const page = { title: 'Care', src, height: 400, loadingLabel: 'Loading', onLoad: vi.fn() };
const words = { title: 'Not here', body: 'It did not come.', actions: <button>Try again</button> };
const show = (props: FrameHostProps) => render(<FrameHost {...props} />).container;

test('a frame host that is loading shows its frame and is busy', () => {
  const shown = show({ ...page, phase: 'loading' });
  expect(shown.querySelector('[aria-busy="true"] iframe')?.getAttribute('src')).toBe(src);
  fireEvent.load(screen.getByTitle('Care'));
  expect(page.onLoad).toHaveBeenCalledOnce();
  cleanup();
  expect(show({ ...page, phase: 'shown' }).querySelector('[aria-busy="true"]')).toBeNull();
});

test.each(['blocked', 'failed'] as const)(
  'nothing is loaded of a page that is %s, and the way on is there',
  (phase) => {
    expect(show({ ...words, phase }).querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  },
);

test('only a failed frame host interrupts screen readers', () => {
  show({ ...words, phase: 'blocked' });
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show({ ...words, phase: 'failed' });
  expect(screen.getByRole('alert').textContent).toContain('It did not come.');
});

test.each(['bank', 'page'] as const)('a frame for a %s may neither navigate the window nor use the device', (of) => {
  render(<Frame of={of} title="Inside" src={src} height={400} />);
  const frame = screen.getByTitle('Inside');
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|modals|downloads/);
  expect(frame.getAttribute('allow')).toBe('');
});
