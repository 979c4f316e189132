import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Container, Inline, Stack } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { proseContents } from '../prose/prose-contents.ts';
import type { ProseBlock } from '../prose/prose-block.ts';
import { Prose } from '../prose/prose.tsx';
import { QuestionProduct } from '../question-page/question-product.tsx';
import { Text } from '../text/text.tsx';
import { ArticleSteps } from './article-steps.tsx';
import { Article } from './article.tsx';

const text = (words: string) => [{ text: words }];
const blocks: readonly ProseBlock[] = [
  { type: 'HEADING', level: 2, text: text('Where to cut') },
  {
    type: 'PARAGRAPH',
    text: text(
      'The strip has a mark every 10 cm, drawn as a pair of scissors. Beside a mark, the last light stays dark.',
    ),
  },
  { type: 'NOTE', tone: 'WARNING', paragraphs: text('Pull the plug first.').map((span) => [span]) },
  { type: 'HEADING', level: 2, text: text('How to join') },
  {
    type: 'LIST',
    ordered: false,
    items: [text('Open the connector.'), text('Push the strip in up to the line.'), text('Press until it clicks.')],
  },
];

const foot = (
  <>
    <Inline gap="m" wrap>
      <Text weight="medium">Did this help?</Text>
      <Button tone="outline">Yes</Button>
      <Button tone="outline">No</Button>
    </Inline>
    <Text tone="muted">
      Still stuck? <Link href="/support/consultation-center?model=LM-RBN-S1">Write to us</Link>
    </Text>
  </>
);

const meta = {
  title: 'Components/Layout/Article',
  component: Article,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
  args: {
    title: 'Cut and join a strip',
    contentsLabel: 'On this page',
    parts: proseContents(blocks),
    children: <Prose blocks={blocks} tableLabel="Table" size="lead" />,
    foot,
    aside: (
      <Stack gap="m">
        <QuestionProduct
          picture={lampPicture('ribbon-s1', 'A strip of light under a shelf')}
          name="Ribbon S1"
          href="/product-detail/ribbon-s1"
        />
        <Link href="/manuals/LM-RBN-S1.pdf">Manual, PDF</Link>
        <Link href="/faq/list?spu=ribbon-s1">12 questions</Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Contents left, text in the middle, the product right; below each other on a phone. */
export const Usual: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cut and join a strip' })).toBeVisible();
    // One of the two is shown: beside the text, or folded above it.
    await expect(canvas.getAllByRole('navigation', { name: 'On this page' })).toHaveLength(1);
    await expect(canvas.getByText(/^The strip has a mark/)).toHaveStyle({ fontSize: '18px', lineHeight: '28px' });
  },
};

/** Numbered steps, each with its picture in 3:2. */
export const Steps: Story = {
  tags: ['visual'],
  args: {
    parts: [],
    children: (
      <ArticleSteps
        steps={[
          {
            id: 'cut',
            title: 'Cut at the mark.',
            text: 'Between the two copper pads, straight across.',
            picture: lampPicture('ribbon-s1', 'Scissors on the mark of a strip'),
          },
          {
            id: 'join',
            title: 'Push both ends into the connector.',
            text: 'Up to the line. The plus signs face each other.',
            picture: lampPicture('connector-kit', 'Two ends of a strip in a connector'),
          },
          { id: 'try', title: 'Turn it on before you glue it.' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Cut at the mark.');
  },
};
export const TextAlone: Story = { args: { parts: [], aside: undefined, foot: undefined } };
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung verbinden',
    summary: 'Der Dämmerungssensor braucht freie Sicht zum Himmel.',
  },
};
