import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Badge, Tag, type BadgeTone } from './badge.tsx';

const words: readonly (readonly [BadgeTone, string])[] = [
  ['neutral', 'Ships in 3 days'],
  ['inverse', 'Last pieces'],
  ['brand', 'New'],
  ['sale', '−20 %'],
  ['positive', 'In stock'],
  ['caution', 'Back in June'],
  ['critical', 'Sold out'],
  ['info', 'Pre-order'],
];

const meta = {
  title: 'Components/Feedback/Badge',
  component: Badge,
  args: { children: 'New', tone: 'brand' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
  },
};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap="xs" wrap>
      {words.map(([tone, text]) => (
        <Badge key={tone} tone={tone}>
          {text}
        </Badge>
      ))}
    </Inline>
  ),
};

/** A tag names a kind and not a state: it is an outline. */
export const Tags: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap="xs" wrap>
      {['RGBIC', 'Matter', 'IP65', '2,700 K to 6,500 K', 'Dimmable'].map((kind) => (
        <Tag key={kind}>{kind}</Tag>
      ))}
    </Inline>
  ),
};

export const LongWords: Story = { args: { children: 'Voraussichtlich wieder lieferbar ab Juni' } };
