import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Control/Faulty' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grey on almost the same grey. */
export const Unreadable: Story = {
  render: () => <p style={{ color: '#999', backgroundColor: '#aaa' }}>Nobody can read this</p>,
};

export const TooWide: Story = { render: () => <p style={{ width: '2000px' }}>Beyond the screen</p> };

export const FailedPlay: Story = {
  render: () => <p>Off</p>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Off')).toHaveTextContent('On');
  },
};

export const Throws: Story = {
  render: () => {
    throw new Error('the lamp broke');
  },
};

export const Complains: Story = {
  render: () => <p>Said in the console</p>,
  play: () => {
    globalThis.console.error('the lamp hums');
  },
};

export const MissingPicture: Story = {
  render: () => <img src="/media/products/none.webp" alt="A lamp that is not there" width="40" height="40" />,
};

export const Sound: Story = { render: () => <p>Nothing is wrong here</p> };
