import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { EnergyLabel } from './energy-label.tsx';

/** A pattern that looks like a code and leads nowhere. */
const qr = Array.from({ length: 25 }, (_, line) =>
  Array.from({ length: 25 }, (__, column) => {
    const corner = [
      [3, 3],
      [21, 3],
      [3, 21],
    ].map(([x = 0, y = 0]) => Math.max(Math.abs(column - x), Math.abs(line - y)));
    const nearest = Math.min(...corner);
    return nearest <= 4 ? nearest !== 2 && nearest !== 4 : (line * line + column * 7 + line * column) % 5 < 2;
  }),
);

const meta = {
  title: 'Components/Commerce/Energy label',
  component: EnergyLabel,
  args: {
    label: 'Energy label: class E on a scale from A to G, 9 kWh per 1,000 hours',
    energyClass: 'E',
    kilowattHours: 9,
    supplier: 'Lampyris',
    model: 'DOME-E27-09',
    qr,
  },
} satisfies Meta<typeof EnergyLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** White in both themes. */
export const ClassE: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByRole('img', { name: meta.args.label });
    await expect(label).toHaveTextContent('9kWh/1000h');
    await expect(label.getBoundingClientRect().height / label.getBoundingClientRect().width).toBeCloseTo(2, 1);
  },
};
export const Best: Story = { args: { energyClass: 'A', kilowattHours: 3, label: 'Energy label: class A' } };
export const Worst: Story = { args: { energyClass: 'G', kilowattHours: 128, label: 'Energy label: class G' } };
export const WithoutCode: Story = { args: { qr: undefined } };

/** Two lamps of one set have a label each. */
export const Pair: Story = {
  render: (args) => (
    <Inline gap="m" align="start">
      <EnergyLabel {...args} energyClass="D" label="Energy label of the table lamp: class D" />
      <EnergyLabel {...args} energyClass="F" label="Energy label of the strip: class F" />
    </Inline>
  ),
};
