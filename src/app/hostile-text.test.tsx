import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { Avatar, Banner, Breadcrumbs, Heading, Link, LinkProvider, MenuList, TextField } from '#design-system/index.ts';
import { hostileTexts, mutations } from './hostile-text-fixture.ts';
import { ShopLink } from '../layout/shop-link.tsx';
import FramePage from '../pages/home/frame/page.tsx';
import SharePage from '../pages/home/share/page.tsx';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { MailTopics } from '../widgets/mail-topics/mail-topics.tsx';

const running = /^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data:text\/html)/i;

/** Everything in a piece of the page that would run: a script, a handler, an address with a scheme that runs. */
function dangers(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (['script', 'base', 'object', 'embed', 'meta'].includes(element.localName)) return [element.localName];
    return [...element.attributes]
      .filter(({ name, value }) => /^on|^srcdoc$|^style$/i.test(name) || (name !== 'value' && isAddress(name, value)))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`);
  });
}

const isAddress = (name: string, value: string) =>
  /^(?:href|src|action|formaction|data|xlink:href|to)$/i.test(name) && running.test(value);

function Sinks({ text }: { text: string }) {
  const topic = { topic: 'NEWS', label: text, about: text, state: 'ON' } as const;
  return (
    <LinkProvider value={ShopLink}>
      <Heading level={1}>{text}</Heading>
      <Link href={text}>{text}</Link>
      <ShopLink href={`/product-detail?spu=${text}`}>{text}</ShopLink>
      <Breadcrumbs label={text} trail={[{ label: text, href: text }]} current={text} />
      <MenuList label={text} items={[{ href: text, label: text, note: text, icon: null }]} />
      <Banner tone="info" title={text}>
        {text}
      </Banner>
      <Avatar name={text} src={`/media/uploads/${encodeURIComponent(text)}`} />
      <TextField label={text} hint={text} error={text} value={text} readOnly />
      <MailTopics preferences={{ emailMasked: text, topics: [topic] }} token={undefined} />
    </LinkProvider>
  );
}

const all = hostileTexts.flatMap((text) => mutations.map((mutate) => mutate(text)));
/** One mutation of each text, another for the next, or all ten. */
const shown = all.filter((_, index) => inject('share') === 1 || index % 11 === 0);
const inAddress = (path: string, names: readonly string[], text: string) =>
  window.history.replaceState(null, '', `${path}?${new URLSearchParams(names.map((name) => [name, text]))}`);

afterEach(cleanup);

describe('a hundred and fifty hostile texts in ten mutations', () => {
  test('are as many as promised', () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(150);
    expect(all.length).toBeGreaterThanOrEqual(1_500);
  });

  test('are text and nothing else wherever a text or an address is shown', () => {
    const { again, container } = renderInShop(<Sinks text="" />);
    for (const text of shown) {
      again(<Sinks text={text} />);
      expect(dangers(container), text).toEqual([]);
      expect(container.querySelector('h1')?.textContent).toBe(text);
    }
  });

  test('run nothing from the address of the share page and of the frame', () => {
    const pages = [
      {
        path: '/home/share',
        names: ['code', 'spu', 'from'],
        page: <SharePage />,
        good: 'ABCD2345',
        shows: 'A friend invited you',
      },
      {
        path: '/home/frame',
        names: ['url', 'title'],
        page: <FramePage />,
        good: 'https://a.example/',
        shows: 'Continue to a.example',
      },
    ];
    for (const { path, names, page, good, shows } of pages) {
      inAddress(path, names, '');
      const { container } = renderInShop(page, {}, 'US', null);
      for (const text of shown) {
        act(() => inAddress(path, names, text));
        expect(dangers(container), text).toEqual([]);
      }
      // The page does follow its address.
      act(() => inAddress(path, names, good));
      expect(container.textContent).toContain(shows);
      cleanup();
    }
  });

  test('are found where they are taken for markup: this test can fail', () => {
    const found = hostileTexts.filter((text) => {
      const parsed = new DOMParser().parseFromString(`<body><p>${text}</p></body>`, 'text/html');
      return dangers(parsed).length > 0;
    });
    expect(found.length).toBeGreaterThanOrEqual(100);
  });
});
