import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconBulb } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { TaskRow } from './task-row.tsx';

const meta = {
  title: 'Components/Commerce/Task row',
  component: TaskRow,
  args: {
    icon: <IconBulb />,
    title: 'Look at ten lamps',
    note: 'Five seconds each.',
    reward: '+20 coins',
    action: <Button size="s">Go</Button>,
  },
  render: (args) => (
    <ul>
      <TaskRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof TaskRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go' })).toHaveFocus();
  },
};
export const UnderWay: Story = {
  tags: ['visual'],
  args: { progress: { value: 3, max: 10, label: 'Lamps seen', text: '3 of 10' } },
};
export const ToClaim: Story = {
  tags: ['visual'],
  args: {
    progress: { value: 10, max: 10, label: 'Lamps seen', text: '10 of 10' },
    action: (
      <Button size="s" tone="brand">
        Claim
      </Button>
    ),
  },
};
export const Claiming: Story = {
  args: {
    action: (
      <Button size="s" tone="brand" loading>
        Claim
      </Button>
    ),
  },
};
export const Done: Story = { args: { done: 'Done for today' } };
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    note: 'Jeweils mindestens fünf Sekunden lang ansehen.',
    reward: '+1.200 Münzen',
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={2} /> };

export const None: Story = {
  render: () => <EmptyState title="All tasks are done" body="New ones come every Monday." />,
};
