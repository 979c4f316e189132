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

afterEach(cleanup);

const show = () =>
  renderInShop(
    <WallButton
      wall={{ url: '/hex/wall-', x: 0.5, y: 0.24, side: 0.38 }}
      light={{ hasColours: false, white: { from: 2_700, to: 2_700 } }}
      sceneColours={[]}
      start={asPictured}
    />,
  );

test('an address with the wall opens it by itself, and closing it leaves the page at its own address', async () => {
  window.history.replaceState(null, '', '/product-detail?spu=LM-DOME&wall=1');
  const { opened } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(opened).toHaveBeenCalledWith('/product-detail?spu=LM-DOME');
  window.history.replaceState(null, '', '/');
});
