import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { mailPreferences } from '#src/api/queries/preferences.ts';
import { useShop } from '#src/actors/use-shop.ts';

export type MailPreferences = components['schemas']['MailPreferences'];
export type Topic = MailPreferences['topics'][number];
export type Choice = Pick<Topic, 'topic' | 'state'>;
type Change = Omit<components['schemas']['MailPreferencesChange'], 'token'>;

/** What can be chosen about, as it stands. */
export const openChoices = (topics: readonly Topic[]): Choice[] =>
  topics.filter(({ locked }) => locked !== true).map(({ topic, state }) => ({ topic, state }));

/**
 * The choices as the shopper sees them: a switch turns at once, its answer follows. Wishes are sent one after another,
 * so that the last one wins; one that fails shows again what is kept.
 */
export function useMailChoices({ topics }: MailPreferences, token: string | undefined) {
  const shop = useShop();
  const data = useQueryClient();
  const { queryKey } = mailPreferences(shop, token);
  const [requested, setRequested] = useState<readonly Choice[]>([]);
  const stateOf = ({ topic, state }: Topic) => requested.find((request) => request.topic === topic)?.state ?? state;

  const save = useMutation({
    scope: { id: 'mail-preferences' },
    mutationFn: (change: Change) =>
      unwrap(
        shop.client.POST('/app-mall/v1/order/unsubscribe', {
          body: { ...change, ...(token === undefined ? {} : { token }) },
        }),
      ),
    onSuccess: (saved) => data.setQueryData(queryKey, saved),
    onError: () => {
      setRequested([]);
      return data.invalidateQueries({ queryKey });
    },
  });
  const request = (choices: readonly Choice[]) => {
    const others = requested.filter(({ topic }) => choices.every((choice) => choice.topic !== topic));
    setRequested([...others, ...choices]);
  };

  return {
    topics: topics.map((topic) => ({ ...topic, state: stateOf(topic) })),
    error: save.error,
    choose: (choices: readonly Choice[]) => {
      request(choices);
      save.mutate({ topics: [...choices] });
    },
    endAll: () => {
      request(openChoices(topics).map(({ topic }) => ({ topic, state: 'OFF' })));
      save.mutate({ all: true });
    },
    /** A reason that came alone would end the kind of mail its link came with: it takes the choices along. */
    giveReason: (reasonCode: NonNullable<Change['reasonCode']>) =>
      save.mutate({ reasonCode, topics: openChoices(topics.map((topic) => ({ ...topic, state: stateOf(topic) }))) }),
  };
}
