import type { components } from '#openapi/types.ts';
import { type AssistantActionType, actionsAbout } from '#rules/assistant.ts';
import { assistantPages, helpPaths, pagePaths } from '#rules/page-paths.ts';
import { assistantTexts } from './texts.ts';

type Action = components['schemas']['AssistantAction'];

/** What is known of the place that a question comes from. */
export interface Place {
  readonly isMember: boolean;
  /** An order that the asker may see. */
  readonly orderNo: string | undefined;
  /** The variant of the product that is asked about which its page shows first. */
  readonly sku: string | undefined;
  readonly spu: string | undefined;
}

/** Actions of one reply. */
const mostActions = 3;

const address = (path: string, query: Readonly<Record<string, string | undefined>> = {}): string => {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
};

/** Where an action leads; undefined where it would lead nowhere. */
function routeOf(type: AssistantActionType, { isMember, orderNo, sku, spu }: Place): string | undefined {
  switch (type) {
    case 'TRACK':
      return isMember && orderNo === undefined ? undefined : address(pagePaths.logistics, { orderNo });
    case 'RETURN':
      return address(pagePaths.rma, { orderNo });
    case 'PAIR':
      return address(`${helpPaths.topic}/connect`, { faqId: 'pair-first-lamp' });
    case 'PRICE_DETAILS':
      return sku === undefined ? undefined : address(assistantPages.priceDetail, { sku });
    case 'ORDER_LIST':
      return orderNo === undefined ? assistantPages.orders : undefined;
    case 'CONTACT':
      return address(assistantPages.contact, { tab: 'new', orderNo, model: spu });
  }
}

const withMember = (types: readonly AssistantActionType[], { isMember, orderNo }: Place) =>
  // Members choose one of their orders first.
  isMember && orderNo === undefined && types.includes('TRACK') ? (['ORDER_LIST', ...types] as const) : types;

/**
 * The pages that may help with a question: by its words and by what is known of its place, and by nothing that anybody wrote
 * elsewhere.
 */
export function chooseActions(question: string, place: Place, handover: boolean): Action[] {
  const types = new Set<AssistantActionType>(withMember(actionsAbout(question), place));
  if (handover) types.add('CONTACT');
  return [...types]
    .flatMap((type): Action[] => {
      const route = routeOf(type, place);
      return route === undefined ? [] : [{ type, label: assistantTexts.actions[type], route }];
    })
    .slice(0, mostActions);
}
