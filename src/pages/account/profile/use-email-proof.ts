import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { ShopApiError } from '#src/api/errors.ts';
import { shopKey } from '#src/api/shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { confirmEmailText as text } from '#src/text/confirm-email.ts';

/**
 * The click in the mail that proves the email of the account: the token of the address is used, and leaves it once it is answered.
 * @returns why it could not be proved
 */
export function useEmailProof(): string | undefined {
  const shop = useShop();
  const data = useQueryClient();
  const navigateTo = useNavigateTo();
  const notify = useNotify();
  const { path, query } = usePlace();
  const [token] = useState(() => query.get('confirm'));
  const { data: done, error } = useQuery({
    queryKey: shopKey(shop, 'account', 'confirm', token),
    queryFn: () => unwrap(shop.client.POST('/bff-app/v1/mobile/email/proof/confirm', { body: { token: token ?? '' } })),
    enabled: token !== null,
    staleTime: Infinity,
  });
  const isConfirmed = done !== undefined;
  const isOver = error instanceof ShopApiError && error.kind === 'answer';
  const isAnswered = isConfirmed || isOver;
  useEffect(() => {
    if (!isAnswered || !query.has('confirm')) return;
    const rest = new URLSearchParams(query);
    rest.delete('confirm');
    navigateTo(`${path}?${rest.toString()}`, { replace: true });
    if (!isConfirmed) return;
    notify({ text: text.done, tone: 'success' });
    // What was refused before is there now.
    void data.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('confirm') });
  }, [isAnswered, isConfirmed, path, query, navigateTo, notify, data]);
  if (isOver) return error.code === 'AUTH_TICKET_INVALID' ? text.over : error.message;
  return error?.message;
}
