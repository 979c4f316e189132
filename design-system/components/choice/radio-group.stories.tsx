import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { RadioGroup, type RadioGroupProps } from './radio-group.tsx';

function Chosen({ value, onChange, ...group }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useState(value);
  const choose = (next: string) => {
    setChosen(next);
    onChange(next);
  };
  return <RadioGroup {...group} value={chosen} onChange={choose} />;
}

const meta = {
  title: 'Components/Forms/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Delivery',
    options: [
      { value: 'standard', label: 'Standard', note: '3 to 5 working days', end: 'Free' },
      { value: 'express', label: 'Express', note: 'Tomorrow, when ordered before noon', end: '$9.90' },
      { value: 'pickup', label: 'Pick up', note: 'Not for this lamp', disabled: true },
    ],
    value: 'standard',
    onChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tab enters, arrows choose, Tab leaves. Disabled options are skipped. */
export const List: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const standard = canvas.getByRole('radio', { name: /Standard/ });
    const express = canvas.getByRole('radio', { name: /Express/ });
    await userEvent.tab();
    await expect(standard).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(express).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(standard).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('standard');
  },
};

/** For important choices. */
export const Cards: Story = { tags: ['visual'], args: { look: 'cards' } };

export const NothingChosen: Story = { args: { value: undefined } };

export const LegendHidden: Story = { args: { legendHidden: true } };

export const LongWords: Story = {
  args: {
    look: 'cards',
    legend: 'Versandart und gewünschtes Zustellungszeitfenster',
    options: [
      {
        value: 'a',
        label: 'Zustellung am Wunschtag mit vorheriger telefonischer Terminvereinbarung',
        note: 'Nur für Haushaltsanschriften innerhalb des Zustellungsgebietes',
        end: <Badge tone="brand">Empfohlen</Badge>,
      },
      { value: 'b', label: 'Abholung', end: 'Kostenlos' },
    ],
    value: 'a',
  },
};
