import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SpecList } from './spec-list.tsx';

const meta = {
  title: 'Components/Text/Spec list',
  component: SpecList,
  args: {
    items: [
      { name: 'Light', value: '800 lm' },
      { name: 'Power', value: '9 W' },
      { name: 'Colours', value: '16 million' },
      { name: 'Works with', value: 'Matter, Thread' },
    ],
  },
} satisfies Meta<typeof SpecList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
  },
};
export const LongWords: Story = {
  args: {
    items: [
      {
        name: 'Schutzart gegen Spritzwasser',
        value: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
      },
    ],
  },
};
