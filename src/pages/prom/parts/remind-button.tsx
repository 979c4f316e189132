import { useMutation } from '@tanstack/react-query';
import { Button } from '#design-system/index.ts';
import { useMember, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { useText } from '#src/widgets/use-text.ts';
import { remindText } from './remind-text.ts';

/** What a mail is asked for: an item of a sale, or all that a promotion brings. */
export type RemindSubject = { readonly promoItemId: string } | { readonly promoId: string };

export interface RemindButtonProps {
  readonly subject: RemindSubject;
  readonly title: string;
  readonly size?: 's' | 'l';
  /** A mail is on its way, as far as this page knows. */
  readonly isAsked: boolean;
  /** A guest asks for a mail and has to say where to. */
  readonly onAsk: () => void;
  readonly onMoved: () => void;
}

/** Asks for a mail before the sale begins; a member takes it back by the same button. */
export function RemindButton({ subject, title, size = 's', isAsked, onAsk, onMoved }: RemindButtonProps) {
  const text = useText(remindText);
  const shop = useShop();
  const notify = useNotify();
  const isMember = useMember() !== null;
  const remind = useMutation({
    mutationFn: (on: boolean) => unwrap(shop.client.POST('/app-mall/v1/prom/remind', { body: { ...subject, on } })),
    onSuccess: (_data, on) => {
      notify({ key: 'remind', tone: 'success', text: on ? text.done : text.back });
      onMoved();
    },
  });
  return (
    <Button
      size={size}
      tone="outline"
      aria-label={isAsked && isMember ? text.remindedOf(title) : isAsked ? undefined : text.remindOf(title)}
      disabled={isAsked && !isMember}
      loading={remind.isPending}
      onClick={() => (isMember ? remind.mutate(!isAsked) : onAsk())}
    >
      {isAsked ? text.reminded : text.remind}
    </Button>
  );
}
