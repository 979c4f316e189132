import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Container, Inline } from '../layout/layout.tsx';
import type { ProseBlock } from '../prose/prose-block.ts';
import { Text } from '../text/text.tsx';
import { Policy } from './policy.tsx';

const text = (words: string) => [{ text: words }];
const part = (title: string, words: string): readonly ProseBlock[] => [
  { type: 'HEADING', level: 2, text: text(title) },
  { type: 'PARAGRAPH', text: text(words) },
];
const parts = [
  ...part('When an order leaves', 'An order that is paid before 2 PM Eastern Time leaves the same working day.'),
  ...part('Where we deliver', 'In this market we deliver to the United States.'),
  ...part('Late, lost or damaged', 'A parcel without a scan for ten days counts as lost. We send the goods again.'),
];
const figures: ProseBlock = {
  type: 'TABLE',
  columns: [
    { text: text('Method'), align: 'START' },
    { text: text('Price'), align: 'START' },
    { text: text('Working days'), align: 'END' },
  ],
  rows: [
    ['Standard', '$5.99, free from $49.00', '3 to 5'],
    ['Express', '$14.99', '2'],
    ['Next day', '$24.99', '1'],
  ].map((row) => row.map(text)),
};

const meta = {
  title: 'Components/Layout/Policy',
  component: Policy,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <Container>{Story()}</Container>],
  args: {
    title: 'Shipping',
    market: 'United States',
    summary: 'Standard delivery costs $5.99 and takes 3 to 5 working days. From $49.00 it is free.',
    contentsLabel: 'On this page',
    tableLabel: 'Table, can be moved sideways',
    blocks: [figures, ...parts],
    foot: (
      <Inline gap="m" wrap justify="between">
        <Text size="small" tone="muted">
          In effect since November 1, 2026 · Version 2
        </Text>
        <Button tone="outline">Print</Button>
      </Inline>
    ),
  },
} satisfies Meta<typeof Policy>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The figures come before any text; on a phone each row is a block. */
export const Figures: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Shipping' })).toBeVisible();
    const table = canvas.getByRole('table');
    const first = canvas.getByRole('heading', { level: 2, name: 'When an order leaves' });
    await expect(table.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
export const TextAlone: Story = {
  args: { title: 'Terms of sale', summary: 'What you and we agree to.', blocks: parts },
};
export const LongWords: Story = {
  args: {
    title: 'Widerrufsbelehrung',
    market: 'Vereinigtes Königreich',
    summary: 'Sie haben ab der Zustellung 30 Tage.',
  },
};
