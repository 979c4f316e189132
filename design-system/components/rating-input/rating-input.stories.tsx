import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { RatingInput } from './rating-input.tsx';

const meta = {
  title: 'Components/Forms/Rating input',
  component: RatingInput,
  args: {
    legend: 'Your rating',
    words: ['1 star, poor', '2 stars, fair', '3 stars, good', '4 stars, very good', '5 stars, superb'],
    value: 0,
    onChange: fn(),
  },
  render: (args) => (
    <KeptValue first={args.value}>
      {(value, keep) => (
        <RatingInput
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange(next);
            keep(next);
          }}
        />
      )}
    </KeptValue>
  ),
} satisfies Meta<typeof RatingInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows add or remove one star. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 star, poor' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 stars, good' })).toBeChecked();
  },
};
export const Rated: Story = { tags: ['visual'], args: { value: 4 } };

/** Hovered stars light up before they are chosen. */
export const Hover: Story = {
  args: { value: 2 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('radio', { name: '5 stars, superb' }));
    await expect(canvas.getByText('5 stars, superb', { selector: '[aria-hidden]' })).toBeVisible();
  },
};
export const Missing: Story = {
  tags: ['visual'],
  args: { error: 'Give one star or more' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your rating' })).toHaveAccessibleDescription(
      'Give one star or more',
    );
  },
};
export const Disabled: Story = { args: { value: 3, disabled: true } };
