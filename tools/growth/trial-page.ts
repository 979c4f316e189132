import type { Insertion } from './insertion.ts';

/** A page of support as a developer would add it: its row, file, parts, styles, words, query and test. */

const words = [
  'evening',
  'garden',
  'staircase',
  'kitchen',
  'reading',
  'workshop',
  'terrace',
  'hall',
  'bedroom',
  'attic',
];

const subjectOf = (number: number): string => words[(number - 1) % words.length] ?? 'house';

interface Names {
  /** In kebab-case: its files, its path and what reports call it. */
  readonly file: string;
  /** In camelCase: its query and its words. */
  readonly value: string;
  /** In PascalCase: its component. */
  readonly component: string;
  readonly title: string;
}

const namesOf = (number: number): Names => ({
  file: `light-guide-${number}`,
  value: `lightGuide${number}`,
  component: `LightGuide${number}`,
  title: `Light guide ${number}`,
});

/** What `publicPage` is given for the row of the page. */
export function trialRow(number: number) {
  const { file, title } = namesOf(number);
  return {
    path: `/support/${file}`,
    name: file,
    title,
    skeleton: 'text',
    appBar: 'quiet-cart',
    samples: [{ heading: title }],
  } as const;
}

/** What a page adds to the files that list all pages. */
export function trialInsertions(number: number): readonly Insertion[] {
  const { file } = namesOf(number);
  const row = trialRow(number);
  return [
    {
      file: 'src/routing/areas/support.ts',
      before: '];',
      text: `  publicPage({
    path: '${row.path}',
    name: '${row.name}',
    title: '${row.title}',
    skeleton: '${row.skeleton}',
    appBar: '${row.appBar}',
    samples: [{ heading: '${row.title}' }],
  }),`,
    },
    {
      file: 'src/pages/pages.ts',
      before: `  '/*': () => import('./fallback/not-found/page.tsx'),`,
      text: `  '${row.path}': () => import('./support/${file}/page.tsx'),`,
    },
    {
      file: 'src/routing/routes.test.ts',
      before: '  ...Object.values(lostRouteNames),',
      text: `  '${row.path}',`,
    },
  ];
}

/** The files that are the page's own, by their path. */
export function trialFiles(number: number): ReadonlyMap<string, string> {
  const names = namesOf(number);
  const folder = `src/pages/support/${names.file}`;
  return new Map([
    [`${folder}/page.tsx`, pageSource(names)],
    [`${folder}/page.test.tsx`, testSource(names)],
    [`${folder}/guide-steps.tsx`, stepsSource(names)],
    [`${folder}/guide-page.css.ts`, stylesSource(number)],
    [`${folder}/queries.ts`, querySource(names)],
    [`${folder}/text.ts`, textSource(names, subjectOf(number))],
  ]);
}

const pageSource = ({ value, component }: Names) => `import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs, Container, Heading, SkeletonText, Stack, Text } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';
import type { PageModule } from '#src/routing/page.ts';
import { QueryView } from '#src/widgets/query-view.tsx';
import * as styles from './guide-page.css.ts';
import { GuideSteps } from './guide-steps.tsx';
import { ${value} } from './queries.ts';
import { ${value}Text as text } from './text.ts';

/** What to know before lights are hung, and what holds when they are bought. */
export default function ${component}Page() {
  const found = useQuery(${value}(useShop()));
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Breadcrumbs
          label={text.trail}
          trail={[
            { href: href('/home'), label: text.home },
            { href: href('/support'), label: text.support },
          ]}
          current={text.title}
        />
        <Stack gap="s">
          <Heading level={1}>{text.title}</Heading>
          <Text size="lead" tone="muted">
            {text.lead}
          </Text>
        </Stack>
        <GuideSteps />
        <Heading level={2}>{text.rules}</Heading>
        <QueryView query={found} waiting={<SkeletonText lines={8} />} withNote>
          {({ list }) => (
            <ul className={styles.rules}>
              {list.map(({ key, title, description }) => (
                <li key={key}>
                  <Text>{title}</Text>
                  <Text tone="muted">{description}</Text>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </Stack>
    </Container>
  );
}

export const prefetch: PageModule['prefetch'] = (data, shop) => data.prefetchQuery(${value}(shop));

export const head: PageModule['head'] = () => ({ description: text.lead });
`;

const querySource = ({ file, value }: Names) => `import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

export const ${value} = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', '${file}'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/support/policy/list', { signal })),
  });
`;

const stepsSource = ({ value }: Names) => `import { Text } from '#design-system/index.ts';
import { ${value}Text as text } from './text.ts';
import * as styles from './guide-page.css.ts';

/** What is done first, second and last. */
export function GuideSteps() {
  return (
    <ol className={styles.steps} aria-label={text.order}>
      {text.steps.map(({ title, body }) => (
        <li key={title} className={styles.step}>
          <Text>{title}</Text>
          <Text tone="muted">{body}</Text>
        </li>
      ))}
    </ol>
  );
}
`;

const stylesSource = (number: number) => `import { from } from '#design-system/foundations/media.ts';
import { pattern } from '#design-system/foundations/styles.ts';
import { vars } from '#design-system/theme/contract.css.ts';
import { size, space } from '#design-system/theme/scale.ts';

export const page = pattern({
  paddingBottom: space[10],
  '@media': { [from.l]: { paddingBlock: \`\${space[4]} \${space[11]}\` } },
});
export const steps = pattern({ display: 'grid', gap: space[5], maxWidth: ${480 + number * 8} });
export const step = pattern({ paddingBlock: space[3], borderBottom: \`1px solid \${vars.color.borderSubtle}\` });
export const rules = pattern({ display: 'grid', gap: space[3], maxWidth: size.contentNarrow });
`;

const textSource = ({ value, title }: Names, subject: string) => `export const ${value}Text = {
  trail: 'You are here',
  home: 'Home',
  support: 'Support',
  title: '${title}',
  lead: 'How to plan the light of the ${subject}, step by step.',
  order: 'The steps in their order',
  steps: [
    { title: 'Look at the ${subject} by day', body: 'Note where light falls and where nobody looks.' },
    { title: 'Choose few lamps', body: 'Two good ones make the ${subject} larger than five small ones.' },
    { title: 'Try them for an evening', body: 'Move them before you drill the first hole.' },
  ],
  rules: 'What holds when you buy',
} as const;
`;

const testSource = ({ component, title }: Names) => `import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import ${component}Page from './page.tsx';

const address = '/app-mall/v1/support/policy/list';

afterEach(cleanup);

test('${title} shows its steps and the policies of the market', async () => {
  const list = [{ key: 'shipping', title: 'Shipping', description: 'How it travels.' }];
  renderInShop(<${component}Page />, { [address]: { list } });
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeDefined();
  expect(screen.getByRole('list', { name: 'The steps in their order' }).children).toHaveLength(3);
  expect(await screen.findByText('How it travels.')).toBeDefined();
});

test('${title} offers to ask again when the policies do not come', async () => {
  renderInShop(<${component}Page />, { [address]: new Refusal('SERVER_ERROR', 500, 'Broken') });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
`;
