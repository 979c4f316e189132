import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { TextField, TextArea } from './text-field.tsx';

const meta = {
  title: 'Components/Forms/Text field',
  component: TextField,
  args: { label: 'First name', hint: 'As it stands on your door.', defaultValue: '' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await userEvent.keyboard('Ada');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands on your door.');
  },
};
export const Filled: Story = { tags: ['visual'], args: { defaultValue: 'Ada' } };
export const Wrong: Story = {
  tags: ['visual'],
  args: { error: 'Enter a first name' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a first name/);
  },
};
export const Optional: Story = { args: { label: 'Company', optionalText: 'Optional', hint: undefined } };
export const WithAffixes: Story = { args: { label: 'Length', prefix: '≈', suffix: 'cm', hint: undefined } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Ada' } };

/** Several lines; with a limit it counts. */
export const SeveralLines: Story = {
  tags: ['visual'],
  render: () => (
    <KeptValue first="It makes the reading chair mine.">
      {(text, keep) => (
        <TextArea
          label="Your review"
          rows={5}
          maxLength={2000}
          value={text}
          onChange={(event) => keep(event.target.value)}
        />
      )}
    </KeptValue>
  ),
};
export const LongWords: Story = {
  args: {
    label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    hint: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    error: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
  },
};
