import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { remoteLog } from '../api/browser-shop.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { StyleWatch } from './style-watch.tsx';

const sheets = {
  came: () => ({ cssRules: [{}] }),
  'was answered with nothing': () => ({ cssRules: [] }),
  'was never there': () => null,
  'was cut off': () => ({
    get cssRules() {
      throw new DOMException('Cannot access rules', 'SecurityError');
    },
  }),
};

/** The style sheet of the document, come or not. */
function sheetThat(state: keyof typeof sheets) {
  const link = document.createElement('link');
  Object.defineProperty(link, 'sheet', { value: sheets[state]() });
  link.rel = 'stylesheet';
  link.href = '/assets/style.css';
  document.head.replaceChildren(link);
}

const words = 'The styles didn’t load.';
const link = () => document.querySelector('link') ?? document.createElement('link');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

test.each(['was answered with nothing', 'was never there', 'was cut off'] as const)(
  'a style sheet that %s is recognised: before all text, and in the log [S8.chunks.04]',
  (state) => {
    const logged = vi.spyOn(remoteLog, 'pageError').mockReturnValue();
    sheetThat(state);
    renderInShop(<StyleWatch />);
    expect(document.body.firstElementChild?.textContent).toContain(words);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'StyleSheetError' }));
  },
);

test('one that came is no matter', () => {
  const logged = vi.spyOn(remoteLog, 'pageError').mockReturnValue();
  sheetThat('came');
  renderInShop(<StyleWatch />);
  expect(screen.queryByText(words)).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('one of late code that is still on its way is none of the document', () => {
  sheetThat('was never there');
  link().nonce = 'abc';
  renderInShop(<StyleWatch />);
  expect(screen.queryByText(words)).toBeNull();
});

test('Retry asks for it again, until it is here', async () => {
  vi.spyOn(remoteLog, 'pageError').mockReturnValue();
  sheetThat('was cut off');
  renderInShop(<StyleWatch />);
  const first = link();
  await retry();
  expect(link()).not.toBe(first);
  expect(link().href).toBe(first.href);
  fireEvent.error(link());
  await retry();
  fireEvent.load(link());
  expect(screen.queryByText(words)).toBeNull();
  expect(document.querySelectorAll('link')).toHaveLength(1);
});
