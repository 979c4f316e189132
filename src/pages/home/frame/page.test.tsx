import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import FramePage from './page.tsx';
import { hostileTargets } from './hostile-targets-fixture.ts';

const own = 'https://shop.test';
const partner = 'https://help.partner.example/care?b=1';
const stranger = 'https://stranger.example/';

function openFrame(url: string | undefined, title = 'Care', page = <FramePage />) {
  const query = new URLSearchParams({ title, site: 'US', ...(url === undefined ? {} : { url }) });
  window.history.replaceState(null, '', `/home/frame?${query}`);
  return renderInShop(page);
}

const frame = () => document.querySelector('iframe');

beforeEach(() => {
  const setting = document.createElement('meta');
  setting.name = 'frame-hosts';
  setting.content = 'help.partner.example';
  document.head.replaceChildren(setting);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('the page that shows foreign ones', () => {
  test('frames a host of the list at once, at the decoded address [S2.frame.01] [S2.frame.02]', () => {
    openFrame(partner);
    expect(frame()?.getAttribute('src')).toBe(partner);
  });

  test('never lets the framed page take the window [S2.frame.07]', () => {
    openFrame(partner);
    expect(frame()?.getAttribute('sandbox')?.split(' ')).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-forms',
      'allow-popups',
    ]);
    expect(frame()?.getAttribute('referrerpolicy')).toBe('strict-origin');
  });

  test('shows the title of the link as text [S2.frame.03]', () => {
    openFrame(partner, '<img src=x onerror=alert(1)> & more');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('<img src=x onerror=alert(1)> & more');
    expect(document.querySelector('main img, h1 img')).toBeNull();
  });

  test('has a title of its own where the link gave none', () => {
    openFrame(partner, '  ');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('External page');
  });

  test('names a host that is not on the list, loads nothing of it and leads back', async () => {
    const { opened } = openFrame(stranger);
    expect(screen.getByText(/belongs to stranger\.example, not Lampyris/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('stranger.example');
    expect(screen.getByRole('button', { name: 'Continue to stranger.example' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Open in browser' })).toBeNull();
    expect(frame()).toBeNull();
    expect(opened).not.toHaveBeenCalled();
  });

  test('frames it in the entry of the history where the shopper agreed, and that host only', () => {
    openFrame(stranger);
    cleanup();
    window.history.replaceState({ framedHost: 'stranger.example' }, '');
    renderInShop(<FramePage />);
    expect(frame()?.getAttribute('src')).toBe(stranger);
    cleanup();
    const elsewhere = `/home/frame?url=${encodeURIComponent('https://other.example/')}&site=US`;
    window.history.replaceState({ framedHost: 'stranger.example' }, '', elsewhere);
    renderInShop(<FramePage />);
    expect(frame()).toBeNull();
  });

  test('opens a page of our own as the page it is', () => {
    const { opened } = openFrame(`${own}/shopping-cart?site=GB`);
    expect(opened).toHaveBeenCalledWith('/shopping-cart?site=US');
    expect(frame()).toBeNull();
  });

  test.each([
    undefined,
    '',
    'http://help.partner.example/',
    'javascript:alert(1)',
    'https://u:p@help.partner.example/',
  ])('has nothing to show for %s', (url) => {
    openFrame(url);
    expect(screen.getByRole('heading', { level: 1, name: 'We can’t open this link' })).toBeDefined();
    expect(frame()).toBeNull();
  });
});

describe('a page that does not come', () => {
  test('is given ten seconds, then the way out is offered, and one more try', () => {
    vi.useFakeTimers();
    openFrame(partner);
    act(() => void vi.advanceTimersByTime(9_999));
    expect(frame()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(frame()).toBeNull();
    expect(screen.getByRole('heading', { name: 'We can’t show this page here' })).toBeDefined();
    const ways = screen.getAllByRole('link', { name: 'Open in browser' });
    for (const way of ways) expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([partner, '_blank']);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBeNull();
  });

  test('is not missed once it has come', () => {
    vi.useFakeTimers();
    openFrame(partner);
    act(() => void fireEvent.load(frame() ?? document.body));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(frame()).not.toBeNull();
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  });
});

/** What a page does that believes its address: the control of the test below. */
function NaivePage() {
  const url = new URLSearchParams(window.location.search).get('url') ?? '';
  return <a href={url}>{url}</a>;
}

/** How an address got out: a frame of our own origin, one that is not https, or a way to somewhere else. */
function escapes({ opened }: { opened: ReturnType<typeof vi.fn> }): string[] {
  const framed = [...document.querySelectorAll('iframe')].flatMap((element) => {
    const src = element.getAttribute('src') ?? '';
    if (!URL.canParse(src, own)) return [];
    const { origin, protocol } = new URL(src, own);
    return origin === own || protocol !== 'https:' || !element.sandbox.length ? [`framed ${src}`] : [];
  });
  const left = opened.mock.calls.map(([url]) => String(url)).filter((url) => !/^\/(?![/\\])/.test(url));
  const linked = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href, own)) return [];
    const { origin, protocol } = new URL(href, own);
    const isOutside = origin !== own && link.target !== '_blank';
    return protocol !== 'https:' || isOutside ? [`linked ${href}`] : [];
  });
  return [...framed, ...left, ...linked];
}

describe('three hundred hostile addresses', () => {
  test('are as many as promised, and all different', () => {
    expect(new Set(hostileTargets).size).toBe(hostileTargets.length);
    expect(hostileTargets.length).toBeGreaterThanOrEqual(300);
  });

  test('never leave the shop and never frame our own pages', () => {
    for (const target of hostileTargets) {
      const shown = openFrame(target);
      expect(escapes(shown), target).toEqual([]);
      cleanup();
    }
  });

  test('escape from a page that believes its address: this test can fail', () => {
    const escaped = hostileTargets.filter((target) => {
      const found = escapes(openFrame(target, 'Care', <NaivePage />));
      cleanup();
      return found.length > 0;
    });
    expect(escaped.length).toBeGreaterThanOrEqual(100);
  });
});

test('the way back is offered beside a stranger', async () => {
  openFrame(stranger);
  const close = screen.getByRole('button', { name: 'Close' });
  await userEvent.click(close);
  expect(screen.getByRole('button', { name: 'Go back' })).toBeDefined();
});
