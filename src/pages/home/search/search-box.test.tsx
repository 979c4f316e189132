import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { SearchBox } from './search-box.tsx';

const typingRest = 250;
const suggestPath = '/app-mall/v1/search/suggest';
const suggestions = {
  terms: ['ribbon s1'],
  products: [],
  categories: [{ id: 'strip-lights', name: 'Strip lights' }],
  help: [],
};

beforeEach(() => {
  vi.useFakeTimers();
  store.write(stored.recentSearches, []);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const box = () => screen.getByRole('combobox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const rest = (time = typingRest) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  });

/** The box, once its machine has arrived. */
async function show(answers: Answers = {}, words = '') {
  const shop = renderInShop(<SearchBox words={words} isStart={words === ''} />, answers);
  await act(() => vi.dynamicImportSettled());
  return shop;
}

async function suggested() {
  const shop = await show({ [suggestPath]: suggestions });
  type('rib');
  await rest();
  await rest(10);
  return shop;
}

describe('the search box', () => {
  test('asks when the typing rests, once, and not for a single character', async () => {
    const { requests } = await show({ [suggestPath]: suggestions });
    type('r');
    await rest();
    expect(requests).toHaveLength(0);
    type('ri');
    await rest(typingRest - 1);
    type('rib');
    await rest();
    expect(requests.map(({ url }) => new URL(url).searchParams.get('q'))).toEqual(['rib']);
  });

  test('loses nothing that is typed and entered before its machine has arrived', async () => {
    const { opened } = renderInShop(<SearchBox words="" isStart />);
    type('dome');
    expect(box()).toHaveProperty('value', 'dome');
    fireEvent.submit(screen.getByRole('search'));
    expect(opened).not.toHaveBeenCalled();
    await act(() => vi.dynamicImportSettled());
    expect(opened).toHaveBeenCalledExactlyOnceWith('/home/search?q=dome');
    expect(box()).toHaveProperty('value', 'dome');
  });

  test('says when there is nothing to suggest', async () => {
    await show({ [suggestPath]: { terms: [], products: [], categories: [], help: [] } });
    type('qqq');
    await rest();
    await rest(10);
    expect(screen.getByText('No suggestions')).toBeDefined();
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('cancels a question when a newer one is asked', async () => {
    const never = () => new Promise<object>(() => undefined);
    const { requests } = await show({ [suggestPath]: never });
    type('rib');
    await rest();
    type('dome');
    await rest();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('is walked with the arrows, in a circle through the box itself', async () => {
    await suggested();
    const active = () => {
      const id = box().getAttribute('aria-activedescendant');
      return id === null ? undefined : document.getElementById(id)?.textContent;
    };
    const walk = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    expect(walk).toEqual(['ribbon s1', 'Strip lights', undefined, 'Strip lights']);
  });

  test('opens the chosen place, and searches what is typed where none is chosen', async () => {
    const { opened } = await suggested();
    press('ArrowUp');
    fireEvent.submit(screen.getByRole('search'));
    expect(opened).toHaveBeenLastCalledWith('/collections?categoryId=strip-lights');
    fireEvent.submit(screen.getByRole('search'));
    expect(opened).toHaveBeenLastCalledWith('/home/search?q=rib');
  });

  test('closes on Escape and keeps what is typed', async () => {
    await suggested();
    expect(box().getAttribute('aria-expanded')).toBe('true');
    press('Escape');
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box()).toHaveProperty('value', 'rib');
  });

  test('leaves the keys of an input method alone', async () => {
    await suggested();
    for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(box(), { key, isComposing: true });
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  test('remembers ten searches, newest first, each once in any case', async () => {
    await show();
    for (const words of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9', 'b1', 'b2', 'A5']) {
      type(words);
      fireEvent.submit(screen.getByRole('search'));
    }
    expect(store.read(stored.recentSearches)).toEqual(['A5', 'b2', 'b1', 'a9', 'a8', 'a7', 'a6', 'a4', 'a3', 'a2']);
  });

  test('asks for nothing when nothing is typed', async () => {
    const { opened } = await show();
    type('   ');
    fireEvent.submit(screen.getByRole('search'));
    expect(opened).not.toHaveBeenCalled();
  });

  test('shows another search that was opened by a link', async () => {
    const { again } = await show({}, 'lamp');
    again(<SearchBox words="dome" isStart={false} />);
    expect(box()).toHaveProperty('value', 'dome');
  });
});
