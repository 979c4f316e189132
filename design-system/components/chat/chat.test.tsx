import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReplyBox } from './reply-box.tsx';

afterEach(cleanup);

const show = (box: Partial<Parameters<typeof ReplyBox>[0]>) => {
  const onSend = vi.fn<() => void>();
  render(
    <ReplyBox label="Your message" value="" onChange={() => undefined} onSend={onSend} sendLabel="Send" {...box} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onSend;
};

test('a reply box sends what is written', () => expect(show({ value: 'Hello' })).toHaveBeenCalledOnce());
test('a reply box does not send blanks', () => expect(show({ value: ' \n ', rows: 3 })).not.toHaveBeenCalled());

test('a reply box that is busy does not send twice', () => {
  const onSend = show({ value: 'Hello', busy: true });
  const form = screen.getByRole('textbox').closest('form');
  if (form) fireEvent.submit(form);
  expect(onSend).not.toHaveBeenCalled();
});

test('a reply box says why a message was not sent, and the box is described by it', () => {
  show({ value: 'Hello', error: 'You are offline. Your words stay here.' });
  expect(screen.getByRole('alert').textContent).toContain('You are offline');
  const box = screen.getByRole('textbox', { name: 'Your message' });
  expect(box.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});
