import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Price } from '../price/price.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import { energyClasses } from './energy-class.ts';

const meta = {
  title: 'Components/Commerce/Energy arrow',
  component: EnergyArrow,
  args: { label: 'Energy class E on a scale from A to G', energyClass: 'E' },
} satisfies Meta<typeof EnergyArrow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesidePrice: Story = {
  render: (args) => (
    <Inline gap="s">
      <Price now="€89.00" />
      <EnergyArrow {...args} href="/product-detail/efficiency" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Energy class E on a scale from A to G' })).toBeVisible();
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const Large: Story = {
  args: { size: 'm' },
  render: (args) => (
    <Inline gap="s">
      <Price now="€89.00" size="l" />
      <EnergyArrow {...args} />
    </Inline>
  ),
};

/** Every class in its colour. */
export const Classes: Story = {
  render: () => (
    <Inline gap="s" wrap>
      {energyClasses.map((energyClass) => (
        <EnergyArrow key={energyClass} energyClass={energyClass} label={`Energy class ${energyClass}`} />
      ))}
    </Inline>
  ),
};
export const ShortRange: Story = { args: { energyClass: 'C', best: 'B', worst: 'D', label: 'Class C of B to D' } };
