import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Light makes a room' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="m">
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          Heading {level}
        </Heading>
      ))}
    </Stack>
  ),
};

/** The level in the outline and the visual size are independent. */
export const SmallerThanItsPlace: Story = {
  args: { level: 1, look: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Light makes a room' })).toBeVisible();
  },
};
export const Centred: Story = { args: { centred: true } };
export const LongWords: Story = {
  tags: ['visual'],
  args: { level: 1, children: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
};
