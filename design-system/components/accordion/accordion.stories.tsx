import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Accordion } from './accordion.tsx';

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  args: {
    items: [
      { id: 'box', title: 'In the box', body: 'The lamp, a bulb of 7 W, a braided cable of 2 m, a card of screws.' },
      {
        id: 'care',
        title: 'Care',
        body: 'Dust the glass with a dry cloth. The walnut likes a little oil once a year.',
      },
      { id: 'returns', title: 'Returns', body: 'Send it back within 30 days; the way back is free.' },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByText('In the box');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Care')).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ['visual'],
  args: { items: meta.args.items.map((item) => ({ ...item, open: item.id === 'care' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dust the glass/)).toBeVisible();
    await expect(canvas.getByText(/Send it back/)).not.toBeVisible();
  },
};

/** Sections of one name close each other. */
export const OneAtATime: Story = {
  args: { name: 'about' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Care'));
    await expect(canvas.getByText(/Dust the glass/)).toBeVisible();
    await userEvent.click(canvas.getByText('Returns'));
    await expect(canvas.getByText(/Send it back/)).toBeVisible();
    await expect(canvas.getByText(/Dust the glass/)).not.toBeVisible();
  },
};

export const LongTitles: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Entsorgung von Elektroaltgeräten, Leuchtmitteln und Verpackungsmaterialien in Ihrer Gemeinde',
        body: 'Leuchtmittel gehören nicht in den Hausmüll. Jede Sammelstelle nimmt sie kostenlos an.',
        open: true,
      },
    ],
  },
};
