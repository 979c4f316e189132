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
