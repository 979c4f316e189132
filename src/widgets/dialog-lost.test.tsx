import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAsk } from '../actors/dialogs/use-dialogs.ts';
import { remoteLog } from '../api/browser-shop.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { Dialogs } from './dialogs.tsx';

const code = vi.hoisted(() => ({ tries: 0 }));
vi.mock('./shop-dialog.tsx', () => {
  code.tries += 1;
  if (code.tries === 1) throw new TypeError('Failed to fetch');
  return { ShopDialog: () => <p>The question</p> };
});

function Asker({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const ask = useAsk();
  return <button onClick={() => void ask({ kind: 'confirm', title: 'Delete?' }).then(onAnswer)}>Ask</button>;
}

test('a question whose dialog did not come is cancelled and reported, and the one right after it is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const log = vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
  const onAnswer = vi.fn<(answer: boolean) => void>();
  renderInShop(
    <>
      <Asker onAnswer={onAnswer} />
      <Dialogs />
    </>,
  );
  const ask = screen.getByRole('button', { name: 'Ask' });
  act(() => {
    ask.click();
    ask.click();
  });
  expect(await screen.findByText('The question')).toBeDefined();
  expect(onAnswer.mock.calls).toEqual([[false]]);
  expect(log).toHaveBeenCalledOnce();
});
