import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeader } from './section-header.tsx';

const meta = {
  title: 'Components/Text/Section header',
  component: SectionHeader,
  args: {
    title: 'New in the shop',
    lead: 'What came this week',
    link: { href: '/collections/new', label: 'All new lamps' },
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'New in the shop' })).toBeVisible();
  },
};
export const TitleAlone: Story = { args: { lead: undefined, link: undefined } };

/** Small inside a card. */
export const Small: Story = { args: { look: 4 } };
export const LongWords: Story = {
  tags: ['visual'],
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    link: { href: '/a', label: 'Alle Außenleuchten ansehen' },
  },
};
