import { describe, expect, it } from 'vitest';
import { FileFaults } from '#server/ops/file-faults.ts';
import { allThere, articleText } from './article-fixture.ts';
import { type ArticleFacts, parseArticleFile, placeOf } from './article-file.ts';

const place = placeOf('help/connect/pair-again.md');
const parsed = (text: string, facts: ArticleFacts = allThere) => parseArticleFile(text, place, facts);

function faultsOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    if (error instanceof FileFaults) return error.message.split('\n');
    throw error;
  }
}

/** The faults of the file with one of its texts changed, and the line of the change. */
function faultsAfter(from: string, to: string): { faults: string[]; line: number } {
  const at = articleText.indexOf(from);
  if (at < 0) throw new Error(`The file has no ${from}`);
  const text = articleText.slice(0, at) + to + articleText.slice(at + from.length);
  return { faults: faultsOf(() => parsed(text)), line: text.slice(0, at).split('\n').length };
}

describe('the file of an article', () => {
  it('says where it stands, what it is about and its text, with drawings and lists that go on', () => {
    const article = parsed(articleText);
    expect(article).toMatchObject({
      ...{ topicId: 'connect', faqId: 'pair-again', site: 'ALL', version: 1, hasSteps: true, sites: undefined },
      keywords: ['router', 'wi-fi', 'new password'],
      models: ['LM-DOME'],
      related: ['matter-code'],
      updatedTime: Date.UTC(2026, 10, 27, 12),
    });
    expect(article.text.slice(2)).toMatchObject([
      { type: 'PICTURE', url: '/help/reset-button.svg', alt: 'The button at the foot of the lamp', w: 600, h: 400 },
      { type: 'LIST', ordered: true, start: 3 },
    ]);
  });

  it('is for one market where its name says so', () => {
    expect(placeOf('/articles/returns/return-a-light.EU.md')).toEqual({
      ...{ topicId: 'returns', faqId: 'return-a-light', site: 'EU' },
    });
  });

  it.each(['pair-again.md', 'connect/Pair.md', 'connect/pair-again.XX.md', 'connect/pair_again.md', 'connect/a.txt'])(
    'is not called %s',
    (name) => {
      expect(faultsOf(() => placeOf(name))).toEqual([expect.stringContaining('<topic>/<article>.md')]);
    },
  );

  it.each([
    ['keywords: router', 'keyword: router', '"keyword: router, wi-fi, new password" isn’t a field'],
    ['title: How do', `title: ${'How '.repeat(20)}do`, 'title: has more than 70 characters'],
    ['summary: Hold', `summary: ${'Hold '.repeat(50)}`, 'summary: has more than 200 characters'],
    ['keywords: router', 'title: twice\nkeywords: router', 'title: appears twice'],
    ['keywords: router', 'keywords: ,router', 'keywords: "" must have 1 to 40 characters'],
    ['models: LM-DOME', 'models: LM-GONE', 'models: there is no product "LM-GONE"'],
    ['related: matter-code', 'related: gone', 'related: there is no article "gone"'],
    ['related: matter-code', 'related: pair-again', 'related: an article can’t be related to itself'],
    ['steps: true', 'steps: yes', 'steps: must be true, or left out'],
    ['version: 1', 'version: one', 'version: must be a whole number from 1'],
    ['2026-11-27', '2026-02-30', 'updated: must be a day such as 2026-11-28'],
    ['updated:', 'sites: US, XX\nupdated:', 'sites: must be some of US, EU, GB, CA, JA'],
    ['How do I', 'How\u202E do I', 'title: has invisible characters'],
    ['Keep', '<b>Keep</b>', 'text: raw HTML is refused'],
    ['Keep', 'Ke\u200Bep', 'text: has invisible characters'],
    ['/order/list', '/order/gone', 'text: a link leads to "/order/gone": the shop has no such page'],
    ['faqId=matter-code', 'faqId=gone', '"connect" has no article "gone"'],
    ['drawing:reset-button', 'drawing:gone', 'text: there is no drawing "gone"'],
    ['The button at the foot of the lamp', '', 'text: the drawing "reset-button" needs words'],
    ['drawing:reset-button', 'https://evil.example/a.png', 'text: rich text has no image'],
  ])('with %j as %j is refused by line and field', (from, to, problem) => {
    const { faults, line } = faultsAfter(from, to);
    expect(faults).toEqual([expect.stringContaining(problem)]);
    // A fault of the text is at its block, which may begin before the change.
    const at = Number(/^Line (\d+)/.exec(faults[0] ?? '')?.[1]);
    expect(at).toBeGreaterThan(line - 2);
    expect(at).toBeLessThanOrEqual(line);
  });

  it.each([
    ['/product-detail?spu=LM-GONE', 'there is no product "LM-GONE"'],
    ['/support/sku-faq-detail/LM-GONE', 'there is no product "LM-GONE"'],
    ['/support/policy?key=gone', 'there is no policy "gone"'],
    ['/support/topic-faq-detail/gone', 'there is no topic "gone"'],
    ['/account/login?redirect=https://evil.example', 'the shop has no such page'],
    ['/support/redirect?key=x', 'the shop has no such page'],
    ['/../order/gone', 'the shop has no such page'],
  ])('may not lead to %s', (href, problem) => {
    expect(faultsAfter('/order/list', href).faults).toEqual([expect.stringContaining(problem)]);
  });

  it('needs a numbered list where it says that it has steps', () => {
    const without = articleText.replaceAll(/^\d\. /gm, '- ');
    expect(faultsOf(() => parsed(without))).toEqual(['Line 7, steps: the text has no numbered list']);
  });

  it('names everything that is wrong at once, by line', () => {
    const wrong = articleText.replace('LM-DOME', 'LM-GONE').replace('version: 1', 'version: 0').replace('Keep', '<b>');
    expect(faultsOf(() => parsed(wrong)).map((fault) => fault.split(':')[0])).toEqual([
      'Line 5, models',
      'Line 8, version',
      'Line 12, text',
    ]);
  });
});

/** Ways in which a text tries to become markup, a script or an address that runs one. */
const elements = ['script', 'img', 'svg', 'iframe', 'a', 'form', 'style', 'object', 'base', 'math', 'details', 'x-y'];
const openings = [
  (tag: string) => `<${tag}>`,
  (tag: string) => `<${tag.toUpperCase()} src=x onerror=alert(1)>`,
  (tag: string) => `</${tag}>`,
  (tag: string) => `<${tag} href="javascript:alert(1)">x</${tag}>`,
  (tag: string) => `<${tag}\nonload=alert(1)>x`,
];
const places = [
  (text: string) => text,
  (text: string) => `words ${text} words`,
  (text: string) => `- ${text}`,
  (text: string) => `> ${text}`,
  (text: string) => `| A |\n| - |\n| ${text.replaceAll('\n', ' ')} |`,
];
const schemes = ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'];
const addresses = [
  ...schemes,
  ...schemes.map((scheme) => `\u0001${scheme}`),
  ...schemes.map((scheme) => scheme.replace('s', 's\u200B')),
  ...['//evil.example', '\\\\evil.example', 'http://evil.example', 'drawing:reset-button', '/\\evil.example'],
];
const links = [
  (href: string) => `[x](${href})`,
  (href: string) => `[x](<${href}>)`,
  (href: string) => `[x][y]\n\n[y]: ${href}`,
  (href: string) => `- **[x](${href})**`,
];
const forms = [
  ...elements.flatMap((tag) => openings.flatMap((open) => places.map((at) => at(open(tag))))),
  ...addresses.flatMap((href) => links.map((link) => link(href))),
];

/** What a reader could be sent to or run by: addresses that are not of the shop's own kinds. */
const harmful = (text: string): boolean =>
  /"(?:href|url)":"(?!\/(?![/\\])|https:\/\/|mailto:|tel:)/.test(JSON.stringify(parsed(text).text));

describe('a hostile text', () => {
  it('is refused or stays words in more than 300 forms', () => {
    expect(forms.length).toBeGreaterThan(300);
    const through = forms.filter((form) => {
      const text = articleText.replace('Keep the light where it is.', form);
      return faultsOf(() => parsed(text)).length === 0 && harmful(text);
    });
    expect(through).toEqual([]);
  });

  it('with an element is refused wherever it stands', () => {
    const tags = elements.flatMap((tag) => places.map((at) => at(`<${tag}>`)));
    const through = tags.filter(
      (form) => faultsOf(() => parsed(articleText.replace('Keep the light where it is.', form))).length === 0,
    );
    expect(through).toEqual([]);
  });
});
