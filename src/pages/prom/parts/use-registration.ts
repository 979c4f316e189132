import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';

interface RegistrationCalls {
  /** What shows the registration, and is read again after each. */
  readonly queryKey: QueryKey;
  /** @param proof the token of the mailed link */
  readonly confirm: (proof: string) => Promise<unknown>;
  readonly leave: () => Promise<unknown>;
  readonly text: { readonly done: string; readonly left: string };
  /** Where the page goes once the link that it was opened by is used up; undefined where no link opened it. */
  readonly addressAfter: string | undefined;
}

/** Confirms and ends a registration: the member's, or that of whoever has its link. */
export function useRegistration({ queryKey, confirm, leave, text, addressAfter }: RegistrationCalls) {
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const renew = () => data.invalidateQueries({ queryKey });
  const onError = ({ message }: Error) => notify({ text: message, tone: 'warning' });
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess: () => notify({ text: text.done, tone: 'success' }),
    onError,
    onSettled: renew,
  });
  const leaving = useMutation({
    mutationFn: leave,
    onSuccess: () => {
      notify({ text: text.left, tone: 'success' });
      if (addressAfter !== undefined) navigateTo(addressAfter, { replace: true });
    },
    onError,
    onSettled: renew,
  });
  return {
    renew,
    isBusy: confirming.isPending || leaving.isPending,
    confirm: confirming.mutate,
    leave: () => leaving.mutate(),
  };
}
