import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './field.tsx';
import * as styles from './field.css.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Name on the parcel',
    children: (control) => (
      <div className={styles.box}>
        <input {...control} className={styles.control} defaultValue="Mara Lindqvist" />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on the label focuses the control. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Name on the parcel'));
    await expect(canvas.getByRole('textbox', { name: 'Name on the parcel' })).toHaveFocus();
  },
};

export const WithHint: Story = {
  tags: ['visual'],
  args: { hint: 'As it stands at the door.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it stands at the door.');
  },
};

export const Optional: Story = { args: { optionalText: 'Optional' } };

/** The error precedes the hint, visually and for screen readers. */
export const WithError: Story = {
  tags: ['visual'],
  args: { hint: 'As it stands at the door.', error: 'A parcel needs a name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A parcel needs a name. As it stands at the door.',
    );
  },
};

export const LongWords: Story = {
  args: {
    label: 'Umsatzsteueridentifikationsnummer der rechnungsempfangenden Gesellschaft',
    optionalText: 'Keine Pflichtangabe',
    error: 'Diese Umsatzsteueridentifikationsnummer konnte nicht gefunden werden.',
  },
};
