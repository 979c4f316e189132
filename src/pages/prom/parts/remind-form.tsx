import { Sheet } from '#design-system/components/sheet/sheet.tsx';
import { Button, Form, Text } from '#design-system/index.ts';
import { cleanText } from '#rules/clean-text.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { emailRule } from '#src/forms/rules.ts';
import type { FormDefinition } from '#src/forms/use-fields.ts';
import { useForm } from '#src/forms/use-form.ts';
import { EmailField } from '#src/widgets/email-field.tsx';
import { useText } from '#src/widgets/use-text.ts';
import type { RemindSubject } from './remind-button.tsx';
import { remindText } from './remind-text.ts';

const checkEmail = emailRule(remindText.form.emailWrong);
const reminder: FormDefinition<{ email: string }> = {
  ids: { email: 'remind-email' },
  check: ({ email }) => ({ email: checkEmail(email) }),
  failureAt: 'email',
};

interface RemindFormProps {
  readonly subject: RemindSubject;
  readonly title: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Where a guest wants the one mail to go. */
export function RemindForm({ subject, title, onClose, onSent }: RemindFormProps) {
  const { form: text, done } = useText(remindText);
  const shop = useShop();
  const notify = useNotify();
  const form = useForm({
    ...reminder,
    initial: { email: '' },
    send: async ({ email }) => {
      const body = { ...subject, on: true, email: cleanText('email', email) };
      await unwrap(shop.client.POST('/app-mall/v1/prom/remind', { body }));
      notify({ key: 'remind', tone: 'success', text: done });
      onSent();
    },
  });
  return (
    <Sheet
      open
      side="bottomOrCentre"
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      closeLabel={text.close}
    >
      <Form {...form.bind}>
        <Text tone="muted">{text.about(title)}</Text>
        <EmailField {...form.text('email')} name="email" label={text.email} autoComplete="email" />
        <Button type="submit" block loading={form.isSending}>
          {text.submit}
        </Button>
      </Form>
    </Sheet>
  );
}
