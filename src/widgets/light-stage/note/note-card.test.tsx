import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { readNote, noteHash } from '#rules/light-note.ts';
import { asPictured, type LightSetting } from '#rules/light-setting.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { NoteCard } from './note-card.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

const range = { hasColours: true, white: { from: 2_200, to: 6_500 } };
const rose: LightSetting = { light: 'rose', level: 35 };
const page = 'https://shop.test/product-detail?spu=HEX';

function openLink(hash: string) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: shared });
  const onShow = vi.fn<(setting: LightSetting) => void>();
  const lamp = { range, addressed: rose, setting: asPictured, addressOf: () => page };
  renderInShop(<NoteCard hash={hash} {...lamp} onShow={onShow} />);
  return { shared, onShow };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a friend reads the note of a link and answers with another light, by a link of the same kind', async () => {
  const { shared } = openLink(noteHash('Our hall tonight?', undefined));
  expect(screen.getByText('“Our hall tonight?”')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show before' })).toBeNull();
  await press('Answer');
  const answer = screen.getByRole('textbox', { name: /Your answer/ });
  await userEvent.type(answer, 'See www.evil.example');
  await press('Share the link');
  expect(shared).not.toHaveBeenCalled();
  expect(screen.getByText(/Leave out web addresses/)).toBeDefined();
  await userEvent.clear(answer);
  await userEvent.type(answer, 'Warmer!');
  await press('Share the link');
  const { url = '' } = shared.mock.calls[0]?.[0] ?? {};
  expect(url.startsWith(`${page}#`)).toBe(true);
  expect(readNote(new URL(url).hash, range)).toEqual({ text: 'Warmer!', before: rose });
});

test('an answer shows the light that it answers, and its own again; what is no message shows nothing', async () => {
  const { onShow } = openLink(noteHash('Warmer!', asPictured));
  await press('Show before');
  await press('Show theirs');
  expect(onShow.mock.calls).toEqual([[asPictured], [rose]]);
  await press('Hide the message');
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  openLink('#note=pay+at+evil.example');
  expect(screen.queryByRole('complementary')).toBeNull();
});
