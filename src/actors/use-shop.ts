import { useMemo } from 'react';
import { useMember, useReadSite } from './use-actors.ts';
import type { Shop } from '../api/shop.ts';
import { useAppContext } from './app-context.ts';

/** The shop as this shopper sees it: pass it to the query factories. Changes with market and member. */
export function useShop(): Shop {
  const { client } = useAppContext();
  const site = useReadSite();
  const member = useMember();
  return useMemo(() => ({ client, site, member }), [client, site, member]);
}
