import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 7, pageCount: 20, hrefOf: (page) => `?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pages are links: they open in tabs and work before hydration. */
export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Previous Page' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
  },
};

export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Only: Story = { args: { page: 1, pageCount: 1 } };

/** An invalid number leads nowhere: the field is marked, and the browser explains it. */
export const GoToNowhere: Story = {
  tags: ['visual'],
  args: { onGoTo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByLabelText('Go to');
    const edge = getComputedStyle(box).borderTopColor;
    for (const nonsense of ['0', 'x']) {
      await userEvent.clear(box);
      await userEvent.type(box, `${nonsense}{Enter}`);
      await expect(box).toBeInvalid();
      await expect(getComputedStyle(box).borderTopColor).not.toBe(edge);
    }
    await expect(args.onGoTo).not.toHaveBeenCalled();
  },
};

/** A number above the last page leads to the last page. */
export const GoTo: Story = {
  args: { onGoTo: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Go to'), '99{Enter}');
    await expect(args.onGoTo).toHaveBeenCalledWith(20);
  },
};

export const Everything: Story = {
  tags: ['visual'],
  args: { onGoTo: fn(), pageSize: { value: 24, choices: [12, 24, 48], onChange: fn() } },
};

/** It fits the narrowest phone. */
export const Compact: Story = { args: { page: 100, pageCount: 200 }, globals: { viewport: { value: 'least' } } };
