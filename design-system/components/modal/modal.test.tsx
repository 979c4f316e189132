import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { duration, layer } from '../../theme/scale.ts';
import { Modal } from './modal.tsx';

afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={open} onOpenChange={setOpen} title="Size guide" closeLabel="Close">
        Body
      </Modal>
    </>
  );
}

test('a modal locks the page behind it, closes by Escape and returns the focus', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Size guide' })).toBeTruthy();
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a modal moves for 300 ms above a backdrop of layer 198', () => {
  expect([duration.modal, layer.backdrop, layer.modal]).toEqual([300, 198, 199]);
});

test('Back closes the topmost of two, what stays open keeps its entry, and closed by hand none is left', async () => {
  const closed: string[] = [];
  const both = (upper: boolean, lower: boolean) => (
    <>
      <Modal open={lower} onOpenChange={() => closed.push('lower')} title="Lower" closeLabel="Close" />
      <Modal open={upper} onOpenChange={() => closed.push('upper')} title="Upper" closeLabel="Close" />
    </>
  );
  const isEntered = () => history.state !== null;
  const { rerender } = render(both(true, true));
  await expect.poll(isEntered).toBe(true);
  const { length } = history;

  history.back();
  await expect.poll(() => closed).toEqual(['upper']);
  rerender(both(false, true));
  await expect.poll(isEntered).toBe(true);
  expect(history.length).toBe(length);

  rerender(both(false, false));
  history.pushState(null, '', '/next');
  await expect.poll(() => location.pathname).toBe('/next');
  expect([history.length, history.state, closed]).toEqual([length, null, ['upper']]);
});
