import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationStack } from './notification-stack.tsx';

afterEach(cleanup);

test('an error interrupts the reader, the rest waits', () => {
  render(
    <NotificationStack
      label="Notices"
      onPause={vi.fn()}
      onResume={vi.fn()}
      items={[
        { id: '1', tone: 'positive', message: 'Added to cart' },
        { id: '2', tone: 'critical', message: 'Payment failed' },
      ]}
    />,
  );
  const liveOf = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect([liveOf('Added to cart'), liveOf('Payment failed')]).toEqual(['polite', 'assertive']);
});

test('the live regions stand before the first notice, or readers would miss it', () => {
  const { container } = render(<NotificationStack label="Notices" onPause={vi.fn()} onResume={vi.fn()} items={[]} />);
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
});

test('a pointer on a notice stops its clock, and leaving starts it again', async () => {
  const pause = vi.fn();
  const resume = vi.fn();
  render(
    <NotificationStack
      label="N"
      onPause={pause}
      onResume={resume}
      items={[{ id: 'x', tone: 'info', message: 'Hello' }]}
    />,
  );
  await userEvent.hover(screen.getByText('Hello'));
  await userEvent.unhover(screen.getByText('Hello'));
  expect([pause.mock.calls, resume.mock.calls]).toEqual([[['x']], [['x']]]);
});
