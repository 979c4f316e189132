import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headUpdateThrottle } from '#rules/limits.ts';
import type { PageModule } from '../routing/page.ts';
import { matchRoute } from '../routing/route-match.ts';
import type { Route } from '../routing/route.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { useDocumentHead } from './use-document-head.ts';

/** The code of each page, by its path. */
const codeOf = vi.hoisted(() => new Map<string, Promise<PageModule>>());

vi.mock(import('../pages/load-page.ts'), async (original) => {
  const { createPageLoader } = await import('../routing/page-loader.ts');
  const nowhere = () => Promise.reject(new Error('The test has no such page'));
  return { ...(await original()), ...createPageLoader((path) => codeOf.get(path) ?? nowhere()) };
});

function Page({ route }: { route: Route }) {
  useDocumentHead(route);
  return null;
}

/** A page whose code comes when the test says so. */
function latePage(path: string) {
  let arrive = (_page: PageModule): void => undefined;
  const code = new Promise<PageModule>((resolve) => (arrive = resolve));
  codeOf.set(path, code);
  return {
    route: { ...matchRoute('/home/frame').route, path },
    arriveAs: (title: string) => act(async () => arrive({ default: () => null, head: () => ({ title }) })),
  };
}

const titleInTime = () => {
  vi.advanceTimersByTime(headUpdateThrottle);
  return document.title;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the title of a page is its own as soon as its code is here, however late that is', async () => {
  const page = latePage('/late');
  renderInShop(<Page route={page.route} />);
  expect(titleInTime()).toBe('External page');
  await page.arriveAs('Care');
  expect(titleInTime()).toBe('Care');
});

test('the code of a page that was left does not name the next one', async () => {
  const left = latePage('/left');
  const { again } = renderInShop(<Page route={left.route} />);
  again(<Page route={{ ...latePage('/next').route, title: 'The next page' }} />);
  expect(titleInTime()).toBe('The next page');
  await left.arriveAs('The page that was left');
  expect(titleInTime()).toBe('The next page');
});
