import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MarketSwitcher } from './market-switcher.tsx';

const meta = {
  title: 'Components/Navigation/Market switcher',
  component: MarketSwitcher,
  args: {
    legend: 'Your market',
    summary: 'United States · USD',
    value: 'US',
    opens: 'down',
    submitLabel: 'Change market',
    onSubmit: fn(),
    options: [
      { value: 'US', label: 'United States', note: 'USD' },
      { value: 'CA', label: 'Canada', note: 'CAD' },
      { value: 'GB', label: 'United Kingdom', note: 'GBP' },
      { value: 'EU', label: 'Europe', note: 'EUR' },
      { value: 'JA', label: 'Japan', note: 'JPY' },
    ],
  },
} satisfies Meta<typeof MarketSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Opens by key, moves by arrows; Escape closes it and returns the focus. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary');
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByText('United States · USD'));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /United States/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByText('United States · USD'));
    await expect(canvas.getByRole('radio', { name: /Japan/ })).toBeVisible();
  },
};

/** The button goes to what was chosen, and closes the list. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('United States · USD'));
    await userEvent.click(canvas.getByRole('radio', { name: /Canada/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change market' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('CA');
    await expect(canvas.getByRole('radio', { name: /Canada/, hidden: true })).not.toBeVisible();
  },
};

export const LongWords: Story = { args: { summary: 'Vereinigtes Königreich Großbritannien und Nordirland · GBP' } };
