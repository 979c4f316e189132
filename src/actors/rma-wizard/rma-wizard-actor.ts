import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { emptyDraft } from '#machines/rma-wizard/draft.ts';
import { createRmaWizardImplementations } from '#machines/rma-wizard/implementations.ts';
import { rmaWizardMachine } from '#machines/rma-wizard/machine.ts';
import type { WizardDraft, WizardReply } from '#machines/rma-wizard/types.ts';
import type { components } from '#openapi/types.ts';
import { idempotent, orderKey } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { shopKey, type Shop } from '../../api/shop.ts';
import { readIntent, writeIntent } from '../../storage/intents.ts';
import { rmaDraft } from '../../storage/rma-draft.ts';
import type { Store } from '../../storage/store.ts';
import { newRma } from './new-rma.ts';
import { wizardOffers } from './wizard-offers.ts';

export interface RmaWizardDependencies {
  readonly shop: Shop;
  readonly data: QueryClient;
  readonly store: Store;
  /** Keeps what is typed until the tab is closed. */
  readonly tabStore: Store;
}

export interface RmaWizardOrder {
  readonly orderNo: string;
  /** Opens a guest's order. */
  readonly access: string | undefined;
  readonly eligibility: components['schemas']['RmaEligibility'];
  /** The line that is asked about, where the shopper came from one. */
  readonly lineId: string | undefined;
}

/** Refusals by which the order is not what the shopper saw. */
const newsOfOrder: readonly string[] = ['ORDER_STATE', 'RMA_PERIOD', 'RMA_QUANTITY', 'RMA_OPEN'];

/** Asking for a return, a replacement or a claim: the machine with its effects. */
export function createRmaWizard(
  { shop, data, store, tabStore }: RmaWizardDependencies,
  { orderNo, access, eligibility, lineId }: RmaWizardOrder,
) {
  const implementations = createRmaWizardImplementations({
    createKey: () => crypto.randomUUID(),
    persistWizardKey: (wizardKey) => writeIntent(store, 'applyRma', orderNo, wizardKey),
    persistDraft: (draft) => {
      if (draft === null) tabStore.remove(rmaDraft);
      else tabStore.write(rmaDraft, { orderNo, ...draft });
    },
    submit: async (request, signal): Promise<WizardReply> => {
      try {
        const { rmaNo } = await unwrap(
          shop.client.POST('/app-mall/v1/rma/apply', {
            body: newRma(request),
            params: { header: idempotent(request.key) },
            headers: orderKey(access),
            signal,
          }),
        );
        return { kind: 'done', rmaNo };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        const { code = '', message } = error;
        return { kind: newsOfOrder.includes(code) ? 'moved' : 'refused', problem: { code, message } };
      }
    },
    orderChanged: () => void data.invalidateQueries({ queryKey: shopKey(shop, 'order') }),
  });
  const input = {
    orderNo,
    offers: wizardOffers(eligibility),
    draft: keptDraft(tabStore, orderNo) ?? draftAbout(eligibility, lineId),
    wizardKey: readIntent(store, 'applyRma', orderNo),
  };
  return { actor: createActor(rmaWizardMachine.provide(implementations), { input }) };
}

function keptDraft(tabStore: Store, orderNo: string): WizardDraft | undefined {
  const { orderNo: keptFor, ...draft } = tabStore.read(rmaDraft);
  return keptFor === orderNo ? draft : undefined;
}

/** All pieces of the line that is asked about; of an order of one line there is nothing to choose. */
function draftAbout({ lines }: components['schemas']['RmaEligibility'], lineId: string | undefined): WizardDraft {
  const line = lines.find((each) => each.lineId === lineId) ?? (lines.length === 1 ? lines[0] : undefined);
  if (!line) return emptyDraft;
  return {
    ...emptyDraft,
    lines: [{ lineId: line.lineId, quantity: line.maxQuantity, reason: null, note: '', pictures: [] }],
  };
}
