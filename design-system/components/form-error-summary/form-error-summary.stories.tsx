import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary, type FormError } from './form-error-summary.tsx';

function AddressForm({ title, errors }: { title: string; errors: readonly FormError[] }) {
  const [isSent, setSent] = useState(false);
  const shown = isSent ? errors : [];
  const errorOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Stack gap="m">
      <FormErrorSummary title={title} errors={shown} />
      <TextField id="street" label="Street" error={errorOf('street')} />
      <TextField id="postcode" label="Postcode" error={errorOf('postcode')} />
      <Button onClick={() => setSent(true)}>Save address</Button>
    </Stack>
  );
}

const meta = {
  title: 'Components/Forms/Form error summary',
  component: FormErrorSummary,
  args: {
    title: 'Two things are missing',
    errors: [
      { fieldId: 'street', message: 'A street and a number are needed.' },
      { fieldId: 'postcode', message: 'The postcode has five digits.' },
    ],
  },
  render: (args) => <AddressForm {...args} />,
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const send: NonNullable<Story['play']> = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save address' }));

/** Takes the focus when it appears; each line links to its field. */
export const TwoErrors: Story = {
  tags: ['visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await send(context);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Postcode' })).toHaveFocus();
  },
};

/** An error of the whole form has no link. */
export const OfTheWholeForm: Story = {
  args: { title: 'This did not work', errors: [{ message: 'The address could not be saved. Try again.' }] },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};

export const Nothing: Story = {
  args: { errors: [] },
  play: async (context) => {
    await send(context);
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

export const LongWords: Story = {
  args: {
    title: 'Bitte überprüfen Sie die nachfolgend aufgeführten Eingaben',
    errors: [{ fieldId: 'street', message: 'Die Straßenbezeichnung darf keine Sonderzeichenfolgen enthalten.' }],
  },
  play: send,
};
