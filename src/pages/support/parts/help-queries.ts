import { queryOptions } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { keepGuestData, shopKey, type Shop } from '#src/api/shop.ts';

export type SupportHome = components['schemas']['SupportHome'];
export type TopicHelp = components['schemas']['TopicHelp'];
export type HelpArticle = components['schemas']['HelpArticle'];
export type ProductHelp = components['schemas']['ProductHelp'];
export type SupportContact = components['schemas']['SupportContact'];

export const supportHome = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'home'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/support/home', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'home')),
  });

/** A topic, and one of its articles where the address names one. */
export const topicHelp = (shop: Shop, topicId: string, faqId: string | undefined) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'topic', topicId, faqId),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/support/topic-faq', {
          params: { query: { topicId, ...(faqId !== undefined && { faqId }) } },
          signal,
        }),
      ),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'topic', topicId, faqId)),
  });

export const productHelp = (shop: Shop, model: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'product', model),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/support/sku-faq', { params: { query: { model } }, signal })),
    placeholderData: keepGuestData(shopKey(shop, 'support', 'product', model)),
  });

/** What whoever is here said of an article: never asked on the server, which renders for everybody. */
export const helpVote = (shop: Shop, faqId: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'support', 'vote', faqId),
    queryFn: ({ signal }) =>
      unwrap(shop.client.GET('/app-mall/v1/support/feedback', { params: { query: { faqId } }, signal })),
  });
