import { href } from '#src/routing/href.ts';

/** Where an article is read. @param model the light that the reader has, so that whoever they write to knows it */
export const articleHref = (
  { topicId, faqId }: { readonly topicId: string; readonly faqId: string },
  model?: string,
): string => href('/support/topic-faq-detail/:topicId', { topicId, faqId, model });

export const topicHref = (topicId: string): string => href('/support/topic-faq-detail/:topicId', { topicId });

/** Everything that helps with a product. */
export const productHelpHref = (spu: string): string => href('/support/sku-faq-detail/:model', { model: spu });

/** Where shoppers write to the shop. @param model the light that it is about */
export const writeHref = (model?: string): string => href('/support/consultation-center', { model });

/** Where a machine answers at once. @param model the light that it is about */
export const robotHref = (model?: string): string => href('/support/consultation-center', { tab: 'assistant', model });

/** What an address names, without characters that no id has; undefined where nothing is left. */
export const idOf = (text: string | null | undefined): string | undefined =>
  text?.replaceAll(/[^\w-]/g, '').slice(0, 40) || undefined;
