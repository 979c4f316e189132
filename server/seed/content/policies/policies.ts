import { sites, type Site } from '#rules/markets.ts';
import { parseMarkdown } from '#server/shop/content/parse-markdown.ts';
import type { Tx } from '../../../db/schema.ts';
import { writePages, type PageSeed } from '../write-pages.ts';
import { accessibilityText } from './accessibility.ts';
import { cookiesText } from './cookies.ts';
import { imprintText } from './imprint.ts';
import { marketWords, startsLarge } from './market-words.ts';
import { privacyText } from './privacy.ts';
import { questionsText } from './questions.ts';
import { returnsText } from './returns.ts';
import { shippingSummary, shippingText } from './shipping.ts';
import { termsText } from './terms.ts';
import { warrantyText } from './warranty.ts';

interface PolicySeed {
  readonly key: string;
  /** 1 where it is left out. */
  readonly version?: number;
  readonly title: (site: Site) => string;
  readonly description: (site: Site) => string;
  /** In Markdown. */
  readonly text: (site: Site) => string;
}

const policies: readonly PolicySeed[] = [
  {
    key: 'shipping',
    version: 3,
    title: (site) => startsLarge(marketWords[site].delivery),
    description: shippingSummary,
    text: shippingText,
  },
  {
    key: 'return',
    version: 5,
    title: () => 'Returns',
    description: () =>
      'You have 30 days to send a light back. If it’s faulty, we pay for the return. Your refund goes back the way you paid.',
    text: returnsText,
  },
  {
    key: 'warranty',
    version: 2,
    title: () => 'Warranty',
    description: () => 'How long each light is covered, what’s covered, and how to make a claim.',
    text: warrantyText,
  },
  {
    key: 'terms',
    version: 3,
    title: () => 'Terms of sale',
    description: () => 'What you and we agree when you order.',
    text: termsText,
  },
  {
    key: 'privacy',
    version: 3,
    title: () => 'Privacy',
    description: () => 'What we keep about you, why, for how long, and how to see and delete it.',
    text: privacyText,
  },
  {
    key: 'cookies',
    version: 2,
    title: () => 'Cookies and browser storage',
    description: () => 'Two cookies, both our own, and what your browser remembers for you.',
    text: cookiesText,
  },
  {
    key: 'accessibility',
    version: 3,
    title: () => 'Accessibility',
    description: () => 'How the shop works for everyone, and where it doesn’t yet.',
    text: accessibilityText,
  },
  {
    key: 'qa-rule',
    version: 3,
    title: () => 'Questions and answers',
    description: () =>
      'What an answer earns, who can ask and answer, what we check first, and what to do if you disagree.',
    text: questionsText,
  },
  {
    key: 'imprint',
    version: 2,
    title: () => 'About the seller',
    description: () => 'Who sells in this market, and how to reach us.',
    text: imprintText,
  },
];

/** What an address calls the policies. */
export const policyKeys: readonly string[] = policies.map(({ key }) => key);

const policyPages = (): PageSeed[] =>
  sites.flatMap((site) =>
    policies.map(({ key, version = 1, title, description, text }) => ({
      kind: 'POLICY',
      handle: key,
      site,
      version,
      title: title(site),
      description: description(site),
      blocks: [
        {
          id: key,
          moduleId: `policy.${key}`,
          type: 'RICH_TEXT',
          version: 1,
          data: { text: parseMarkdown(text(site)) },
        },
      ],
    })),
  );

/** Writes the policies of every market. */
export async function seedPolicies(tx: Tx, now: number): Promise<void> {
  await writePages(tx, policyPages(), now);
}
