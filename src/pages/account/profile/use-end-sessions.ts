import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from '#src/actors/use-actors.ts';
import { unwrap } from '#src/api/envelope.ts';
import { signedInSessions } from '../parts/queries.ts';
import { sessionsText as text } from './sessions-text.ts';
import { useShop } from '#src/actors/use-shop.ts';

/** Logs one place out; `device` is what it is called in the words that follow. */
export function useEndSession() {
  const { client } = useShop();
  const after = useAfterwards();
  return useMutation({
    mutationFn: ({ id }: { readonly id: string; readonly device: string }) =>
      unwrap(client.DELETE('/bff-app/v1/mobile/account/sessions', { body: { id } })),
    onSuccess: (_done, { device }) => after.done(text.ended(device)),
    onError: after.failed,
  });
}

export function useEndOtherSessions() {
  const { client } = useShop();
  const after = useAfterwards();
  return useMutation({
    mutationFn: () => unwrap(client.POST('/bff-app/v1/mobile/account/sessions/end-others', { body: {} })),
    onSuccess: () => after.done(text.endedOthers),
    onError: after.failed,
  });
}

/** What is still listed is asked for anew either way: a failure may have come after the session had ended. */
function useAfterwards() {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const readAnew = () => data.invalidateQueries({ queryKey: signedInSessions(shop).queryKey });
  return {
    done: (words: string) => {
      notify({ text: words, tone: 'success' });
      return readAnew();
    },
    failed: (error: Error) => {
      notify({ text: error.message, tone: 'danger' });
      return readAnew();
    },
  };
}
