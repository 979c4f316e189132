import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { asPictured } from '#rules/light-setting.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { WallButton } from './wall-button.tsx';
import type { WallDialogProps } from './wall-dialog.tsx';

vi.mock('./wall-dialog.tsx', () => ({
  WallDialog: ({ open, onClose }: WallDialogProps) => open && <button onClick={onClose}>Close</button>,
}));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = () =>
  renderInShop(
    <WallButton
      wall={{ url: '/hex/wall-', x: 0.5, y: 0.24, side: 0.38 }}
      light={{ hasColours: false, white: { from: 2_700, to: 2_700 } }}
      sceneColours={[]}
      start={asPictured}
    />,
  );

const opener = () => screen.getByRole('button', { name: 'See it on your wall' });

test('the wall that is opened by two presses has one entry in the history', async () => {
  const push = vi.spyOn(window.history, 'pushState');
  show();
  await userEvent.click(opener());
  await userEvent.click(opener());
  expect(await screen.findByRole('button', { name: 'Close' })).toBeDefined();
  expect(push).toHaveBeenCalledOnce();
});

test('the wall closes before the browser has gone back, so that a second press on Close does not leave the page', async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  show();
  await userEvent.click(opener());
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(back).toHaveBeenCalledOnce();
});

test('an address with the wall opens it by itself, and closing it leaves the page at its own address', async () => {
  window.history.replaceState(null, '', '/product-detail?spu=LM-DOME&wall=1');
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const push = vi.spyOn(window.history, 'pushState');
  const { opened } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(opened).toHaveBeenCalledWith('/product-detail?spu=LM-DOME');
  expect(back).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  window.history.replaceState(null, '', '/');
});
