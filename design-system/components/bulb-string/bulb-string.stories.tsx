import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bone } from '../skeleton/skeleton.tsx';
import { BulbString } from './bulb-string.tsx';

const meta = {
  title: 'Components/Commerce/Bulb string',
  component: BulbString,
  parameters: { layout: 'padded' },
  args: {
    label: '2,318 entries on a string of bulbs; 3 of them won',
    entries: 2318,
    winners: [204, 1187, 1190],
    scaleText: (entriesPerBulb) => `One bulb is ${entriesPerBulb} entries. Each winner has one of their own.`,
  },
} satisfies Meta<typeof BulbString>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-winner]')).toHaveLength(3);
    await expect(canvas.getByText('One bulb is 6 entries. Each winner has one of their own.')).toBeVisible();
  },
};

/** Entries and bulbs are as many: no scale is needed. */
export const Hundred: Story = {
  args: { label: '100 entries; 3 of them won', entries: 100, winners: [12, 40, 77] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^One bulb/)).toBeNull();
  },
};
export const Few: Story = { args: { label: '26 entries; 2 of them won', entries: 26, winners: [4, 19] } };
export const OneStrand: Story = { args: { label: '7 entries; 1 of them won', entries: 7, winners: [3] } };

/** The viewer's own entries have a ring, whether they won or not. */
export const WithOwn: Story = {
  tags: ['visual'],
  args: { label: '120 entries; 3 of them won; 2 are yours', entries: 120, winners: [12, 40, 77], own: [40, 63] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-own]')).toHaveLength(2);
  },
};

/** Before the draw nothing is lit. */
export const NotDrawn: Story = { args: { label: '180 entries, not drawn yet', entries: 180, winners: [] } };
export const Loading: Story = { render: () => <Bone shape="banner" /> };
