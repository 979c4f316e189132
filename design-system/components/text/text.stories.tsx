import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Text } from './text.tsx';

const meta = {
  title: 'Components/Text/Text',
  component: Text,
  args: { children: 'Light makes a room.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="s">
      {(['caption', 'small', 'body', 'lead', 'h4'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: light makes a room.
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="s">
      {(['inherit', 'muted', 'subtle', 'positive', 'critical', 'sale', 'brand'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: light makes a room.
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  args: {
    truncate: true,
    children: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung. '.repeat(6),
  },
};
export const Numbers: Story = { args: { numbers: true, children: '1,111.10' } };
export const Mono: Story = { args: { mono: true, children: 'LP-2026-004711' } };
export const LongWords: Story = {
  args: { children: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
};
