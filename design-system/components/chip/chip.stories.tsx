import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Chip, RemovableChip, type ChipProps } from './chip.tsx';

function Toggled({ selected, onToggle, children }: ChipProps) {
  const [isOn, setOn] = useState(selected);
  const toggle = () => {
    setOn(!isOn);
    onToggle();
  };
  return (
    <Chip selected={isOn} onToggle={toggle}>
      {children}
    </Chip>
  );
}

const meta = {
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'Works with Matter', selected: false, onToggle: fn() },
  render: (args) => <Toggled {...args} />,
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Works with Matter' });
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
};

export const On: Story = { args: { selected: true } };

const remove = fn();

/** An active filter; a press removes it. */
export const Removable: Story = {
  render: () => (
    <RemovableChip removeLabel="Remove filter Outdoor" onRemove={remove}>
      Outdoor
    </RemovableChip>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Outdoor' }));
    await expect(remove).toHaveBeenCalled();
  },
};

export const InARow: Story = {
  tags: ['visual'],
  render: () => (
    <Inline gap="xs" wrap>
      {['Dimmable', 'RGBIC', 'Works with Matter', 'Outdoor', 'Battery', 'Under $50'].map((text, index) => (
        <Toggled key={text} selected={index === 1} onToggle={() => undefined}>
          {text}
        </Toggled>
      ))}
    </Inline>
  ),
};

export const LongWords: Story = { args: { children: 'Spritzwassergeschützte Außenbeleuchtung mit Bewegungsmelder' } };
