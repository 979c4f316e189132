import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../text/heading.tsx';
import { Prose } from './prose.tsx';

const text = (words: string) => [{ text: words }];

const meta = {
  title: 'Components/Text/Prose',
  component: Prose,
  args: {
    tableLabel: 'Table, can be moved sideways',
    blocks: [
      { type: 'HEADING', level: 2, text: text('How long a lamp is covered') },
      {
        type: 'PARAGRAPH',
        text: [
          { text: 'Every lamp comes with a ' },
          { text: 'warranty', strong: true },
          { text: '. Tell us what happened, and ' },
          { text: 'where you bought it', href: '/order/list' },
          { text: '.' },
        ],
      },
      { type: 'HEADING', level: 3, text: text('What is covered') },
      {
        type: 'LIST',
        ordered: false,
        items: [text('Light sources that fail or change colour'), text('Adapters, controllers and their cables')],
      },
      {
        type: 'TABLE',
        columns: [
          { text: text('For'), align: 'START' },
          { text: text('Months'), align: 'END' },
        ],
        rows: [
          [text('Lamps'), text('24')],
          [text('Outdoor lights'), text('36')],
        ],
      },
      { type: 'NOTE', tone: 'INFO', paragraphs: [text('Keep the box until you are sure.')] },
      { type: 'NOTE', tone: 'WARNING', paragraphs: [text('Strips may be cut at a mark, and nowhere else.')] },
      {
        type: 'LIST',
        ordered: true,
        items: [text('Tell us what happened.'), text('We answer within two working days.')],
      },
    ],
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('How long a lamp is covered');
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('What is covered');
    await expect(canvas.getByRole('link', { name: 'where you bought it' })).toHaveAttribute('href', '/order/list');
  },
};

export const WideTable: Story = {
  args: {
    blocks: [
      {
        type: 'TABLE',
        columns: ['Article', 'US', 'EU', 'GB', 'CA', 'JA', 'Since', 'Until'].map((name) => ({
          text: text(name),
          align: 'START',
        })),
        rows: [['Lamps', '24', '36', '36', '24', '24', 'delivery', 'the last day'].map(text)],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Table, can be moved sideways' })).toHaveAttribute('tabindex', '0');
  },
};

export const DeeperOnItsPage: Story = {
  args: { headingLevel: 3 },
  render: (args) => (
    <>
      <Heading level={2}>Warranty</Heading>
      <Prose {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('How long a lamp is covered');
    await expect(canvas.getByRole('heading', { level: 4 })).toHaveTextContent('What is covered');
  },
};
