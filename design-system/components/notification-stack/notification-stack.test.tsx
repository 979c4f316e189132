import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NotificationStack } from './notification-stack.tsx';

afterEach(cleanup);

test('a notification stack announces errors immediately and others politely', () => {
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

test('a notification stack renders its live regions before the first notice, or screen readers would miss it', () => {
  const { container } = render(<NotificationStack label="Notices" onPause={vi.fn()} onResume={vi.fn()} items={[]} />);
  expect(container.querySelectorAll('[aria-live]')).toHaveLength(2);
});

test('a notification stack pauses the timer of a hovered notice, and resumes it', async () => {
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
