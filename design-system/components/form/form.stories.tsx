import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

interface AddressFormProps {
  readonly street: string;
  readonly postcode: string;
  readonly isSaving?: boolean;
}

/** A page that validates; the form shows the errors. */
function AddressForm({ street, postcode, isSaving = false }: AddressFormProps) {
  const [isTried, setIsTried] = useState(false);
  const [values, setValues] = useState({ street, postcode });
  const rules = [
    { fieldId: 'street', message: 'A street and a number are needed.', isKept: values.street !== '' },
    { fieldId: 'postcode', message: 'The postcode has five digits.', isKept: /^\d{5}$/.test(values.postcode) },
  ];
  const errors = isTried ? rules.filter(({ isKept }) => !isKept) : [];
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <Form
      aria-label="Address"
      aria-busy={isSaving}
      errorTitle="This has to be mended first"
      errors={errors}
      onSubmit={() => setIsTried(true)}
    >
      <TextField
        id="street"
        label="Street"
        value={values.street}
        error={errorOf('street')}
        onChange={(event) => setValues({ ...values, street: event.target.value })}
      />
      <TextField
        id="postcode"
        label="Postcode"
        value={values.postcode}
        error={errorOf('postcode')}
        onChange={(event) => setValues({ ...values, postcode: event.target.value })}
      />
      <Button type="submit" loading={isSaving}>
        Save address
      </Button>
    </Form>
  );
}

const meta = {
  title: 'Components/Forms/Form',
  component: Form,
  args: { errorTitle: 'This has to be mended first', onSubmit: fn() },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = { render: () => <AddressForm street="Lantern Street 4" postcode="94612" /> };

/** One error: its field has the focus. */
export const OneError: Story = {
  render: () => <AddressForm street="Lantern Street 4" postcode="9461" />,
  play: async ({ canvas, userEvent }) => {
    const postcode = canvas.getByRole('textbox', { name: 'Postcode' });
    await userEvent.type(postcode, '{Enter}');
    await expect(postcode).toHaveFocus();
    await expect(postcode).toBeInvalid();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The postcode has five digits.');
  },
};

/** Several errors: the summary has the focus and links to each; another try shows the remaining ones. */
export const TwoErrors: Story = {
  render: () => <AddressForm street="" postcode="" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveFocus();
  },
};

/** All errors are corrected: nothing is shown. */
export const Mended: Story = {
  render: () => <AddressForm street="" postcode="94612" />,
  play: async ({ canvas, userEvent }) => {
    const street = canvas.getByRole('textbox', { name: 'Street' });
    await userEvent.type(street, '{Enter}');
    await expect(street).toHaveFocus();
    await userEvent.type(street, 'Lantern Street 4{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Saving: Story = { render: () => <AddressForm street="Lantern Street 4" postcode="94612" isSaving /> };

function NewsForm() {
  const [isTried, setIsTried] = useState(false);
  const message = 'Enter your email.';
  return (
    <Form aria-label="News" errors={isTried ? [{ fieldId: 'mail', message }] : []} onSubmit={() => setIsTried(true)}>
      <TextField id="mail" label="Email" error={isTried ? message : undefined} />
      <Button type="submit">Send me the news</Button>
    </Form>
  );
}

/** The error of a single field is shown at the field, without a summary. */
export const OneField: Story = {
  render: () => <NewsForm />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send me the news' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
