import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { CopyButton } from './copy-button.tsx';

const clipboard = (write: (text: string) => Promise<void>) => () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
  return () => {
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const meta = {
  title: 'Components/Actions/Copy button',
  component: CopyButton,
  args: { text: 'LM-2026-004711', label: 'Copy order number', copiedText: 'Copied' },
  render: (args) => (
    <Inline gap="xs">
      <Text>{args.text}</Text>
      <CopyButton {...args} />
    </Inline>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { tags: ['visual'] };

const write = fn((_text: string) => Promise.resolve());

/** The icon confirms it for two seconds, and it is announced. */
export const Copied: Story = {
  tags: ['visual'],
  beforeEach: clipboard(write),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenCalledWith('LM-2026-004711');
    await expect(await canvas.findByText('Copied')).toHaveAttribute('role', 'status');
  },
};

/** The number stays selectable, and no success is shown. */
export const Refused: Story = {
  beforeEach: clipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy order number' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
