import { useQueryClient } from '@tanstack/react-query';
import { Banner, Button, Checkbox, Form, Heading, InlineMessage, Link, Stack, TextArea } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { cleanText } from '#rules/clean-text.ts';
import { qaLengths } from '#rules/qa-limits.ts';
import { useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { answererStatus } from '#src/api/queries/questions.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useOnline } from '#src/hooks/use-online.ts';
import { href } from '#src/routing/href.ts';
import { fixFields } from '#src/text/form-errors.ts';
import { guideText } from './text.ts';
import * as styles from './guide.css.ts';

type Status = components['schemas']['AnswererStatus'];

const text = guideText.form;
const ids = { models: 'apply-models', motive: 'apply-motive', isAgreed: 'apply-agree' } as const;
const { min: motiveLeast, max: motiveMost } = qaLengths.motive;

interface Values {
  /** The products that were ticked, each once. */
  readonly models: string;
  readonly motive: string;
  readonly isAgreed: boolean;
}

const modelsOf = ({ models }: Values): string[] => (models === '' ? [] : models.split(' '));

interface ApplicationFormProps {
  readonly status: Status;
  readonly onSent: () => void;
}

/** The application of a member: the lights to answer for, why, and the rules. */
export function ApplicationForm({ status: { ownedModels, level, minLevel }, onSent }: ApplicationFormProps) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const isOnline = useOnline();
  const isByLevel = level >= minLevel;
  const form = useForm<Values, Status>({
    ids,
    initial: { models: ownedModels.map(({ spu }) => spu).join(' '), motive: '', isAgreed: false },
    check: (values) => ({
      ...(!isByLevel && modelsOf(values).length === 0 && { models: text.missing.models }),
      ...(cleanText('block', values.motive).length < motiveLeast && { motive: text.missing.motive(motiveLeast) }),
      ...(!values.isAgreed && { isAgreed: text.missing.agree }),
    }),
    send: (values) =>
      unwrap(
        shop.client.POST('/app-mall/v1/appQuestionAnswer/answerer-apply', {
          body: { models: modelsOf(values), motive: cleanText('block', values.motive), agreeRule: true },
        }),
      ),
    onSent: (status) => {
      data.setQueryData(answererStatus(shop).queryKey, status);
      void data.invalidateQueries({ queryKey: userInfo(shop).queryKey });
      notify({ text: text.sent, tone: 'success' });
      onSent();
    },
  });
  const models = modelsOf(form.values);
  const toggle = (spu: string) => {
    const rest = models.filter((each) => each !== spu);
    form.set('models', (rest.length === models.length ? [...models, spu] : rest).join(' '));
  };
  return (
    <section aria-labelledby="apply">
      <Stack gap="m">
        <Heading level={2} look={4} id="apply">
          {text.title}
        </Heading>
        <Form gap="l" errorTitle={fixFields} {...form.bind}>
          {!isOnline && <Banner tone="caution">{guideText.offline}</Banner>}
          {ownedModels.length > 0 && (
            <fieldset>
              <legend>{text.models}</legend>
              <div className={styles.lights}>
                {ownedModels.map(({ spu, title }, index) => (
                  <Checkbox
                    key={spu}
                    {...(index === 0 && { id: ids.models })}
                    label={title}
                    checked={models.includes(spu)}
                    onChange={() => toggle(spu)}
                  />
                ))}
              </div>
              {form.messages['models'] !== undefined && (
                <InlineMessage tone="critical">{form.messages['models']}</InlineMessage>
              )}
            </fieldset>
          )}
          <TextArea
            label={text.motive}
            hint={text.motiveHint(motiveLeast)}
            rows={5}
            maxLength={motiveMost}
            {...form.text('motive')}
          />
          <Stack gap="s" align="start">
            <Checkbox id={ids.isAgreed} label={text.agree} {...form.flag('isAgreed')} />
            {form.messages['isAgreed'] !== undefined && (
              <InlineMessage tone="critical">{form.messages['isAgreed']}</InlineMessage>
            )}
            <Link href={href('/faq/qa-rule')}>{text.rules}</Link>
          </Stack>
          <div>
            <Button type="submit" loading={form.isSending} disabled={!isOnline}>
              {text.send}
            </Button>
          </div>
        </Form>
      </Stack>
    </section>
  );
}
