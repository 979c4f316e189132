import { useEffect, useRef, useState } from 'react';
import type { Refusal } from './form-errors.ts';
import { useFields, type FieldsOptions } from './use-fields.ts';

interface Sending<V, Answer> {
  /** Sends the values. What has to follow even when the shopper has left the page meanwhile is done here. */
  readonly send: (values: V) => Promise<Answer>;
  /** Asked before anything is sent. */
  readonly confirm?: () => Promise<boolean>;
  /** The answer, while the form is still on the page. */
  readonly onSent?: (answer: Answer, sent: V) => void;
  /** The failure, while the form is still on the page. */
  readonly onFailed?: (error: Error) => void;
  /** How a failure reads; undefined says nothing in the form. */
  readonly refusalOf?: (error: Error) => Refusal | undefined;
}

type Phase = 'editing' | 'sending' | 'sent';

/** A refusal of the shop brings its fields along. */
const asItCame = (error: Error): Refusal => error;

/** A form that is sent to the server: once per try, however often its button is pressed. */
export function useForm<V extends object, Answer>(options: FieldsOptions<V> & Sending<V, Answer>) {
  const { send, confirm, onSent, onFailed, refusalOf = asItCame } = options;
  const fields = useFields<V>(options);
  const [phase, setPhase] = useState<Phase>('editing');
  // Two presses can come before one render.
  const isBusy = useRef(false);
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);

  const fail = (cause: unknown, sent: V) => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    const refusal = refusalOf(error);
    setPhase('editing');
    if (refusal) fields.refuse(refusal, sent);
    onFailed?.(error);
  };
  const request = async (values: V) => {
    if (confirm && !(await confirm())) return;
    setPhase('sending');
    const outcome = await send(values).then(
      (answer) => () => {
        setPhase('sent');
        onSent?.(answer, values);
      },
      (cause: unknown) => () => fail(cause, values),
    );
    if (isOnPage.current) outcome();
  };
  const submit = () => {
    if (isBusy.current) return;
    const values = fields.check();
    if (!values) return;
    isBusy.current = true;
    void request(values).finally(() => {
      isBusy.current = false;
    });
  };

  return {
    ...fields,
    submit,
    isSending: phase === 'sending',
    isSent: phase === 'sent',
    /** For another go after one that was sent. */
    again: () => setPhase('editing'),
    /** For the form itself. */
    bind: { errors: fields.errors, onSubmit: submit },
  };
}
