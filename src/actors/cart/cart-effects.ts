import type { CartCommand, CartDependencies, CartReply, QueuedCommand } from '#machines/cart/types.ts';
import { lineRequest } from '#rules/cart-lines.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { askAgain } from '../../api/ask-again.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { memberCart } from '../../api/queries/cart.ts';
import { readCarts, writeCarts } from '../../storage/carts.ts';
import { stored } from '../../storage/keys.ts';
import { cartText } from '../../text/cart.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

type CartView = components['schemas']['CartView'];

const cartPath = '/app-mall/v1/shopping-cart';
/** A command belongs to the market in which it was given, whatever the shopper does meanwhile. */
const inMarket = (site: Site) => ({ site });

type CartBrowser = Pick<EffectDependencies, 'client' | 'store' | 'data' | 'vault' | 'notify' | 'isInFront'>;

export function cartEffects({ client, store, data, vault, notify, isInFront }: CartBrowser): CartDependencies {
  const shopOf = (site: Site) => ({ client, site, member: store.read(stored.accountId) || null });

  /** Every command answers with the whole cart, so nobody has to ask for it again. */
  const keep = (site: Site, view: CartView): CartReply => {
    data.setQueryData(memberCart(shopOf(site)).queryKey, view);
    return { count: view.count };
  };

  /** The lines as this tab knows them, unless that is out of date. */
  const linesOf = async (site: Site) =>
    (await data.fetchQuery({ ...memberCart(shopOf(site)), staleTime: Infinity })).lines;

  const changesOf = async (site: Site, command: CartCommand) =>
    (await linesOf(site)).flatMap(({ id, key, sku, buyType, quantity }) => {
      const line = { id, sku, buyType };
      if (command.type === 'cart.setQuantity') {
        const change = [command, ...(command.others ?? [])].find((one) => one.id === id);
        return change === undefined ? [] : [{ ...line, quantity: change.quantity }];
      }
      if (command.type === 'cart.select' && command.keys.includes(key))
        return [{ ...line, quantity, selected: command.on }];
      return [];
    });

  return {
    openMerge: (site) =>
      vault.alone(async () => {
        // Behind another tab the news of its merge may still be on the way: the same lines would be merged twice.
        if (!isInFront()) throw new Error('The tab in front merges');
        const merges = store.read(stored.merges);
        const merge = merges[site];
        if (merge) return { site, ...merge };
        const lines = readCarts(store)[site]?.lines ?? [];
        if (lines.length === 0) throw new Error('Another tab has merged meanwhile');
        const attempt = { key: crypto.randomUUID(), lines };
        store.write(stored.merges, { ...merges, [site]: attempt });
        return { site, ...attempt };
      }),
    mergeCart: async ({ site, key, lines }, signal) => {
      const body = lines.map(lineRequest);
      const params = { header: idempotent(key) };
      const merged = await unwrap(client.POST(`${cartPath}/merge`, { body, params, headers: inMarket(site), signal }));
      // Behind another tab, what is written now would bring back lines that have moved there meanwhile.
      // The attempt is kept: in front again, this tab asks once more with its key.
      if (!isInFront()) throw new Error('The tab in front ends the merge');
      const note = merged.find(({ mergeNote }) => mergeNote)?.mergeNote;
      if (note) notify({ key: 'cart.merged', tone: 'info', text: note, duration: 4_000 });
    },
    forgetMerge: (site) => {
      const { [site]: _done, ...others } = store.read(stored.merges);
      store.write(stored.merges, others);
    },
    fetchCount: (site, signal) => unwrap(client.GET(`${cartPath}/quantity`, { headers: inMarket(site), signal })),
    addLine: async ({ site, command }, signal) => {
      if (command.type !== 'cart.add') throw new TypeError(`${command.type} adds nothing`);
      const others = command.others?.map(lineRequest);
      const body = { ...lineRequest(command), ...(others && { others }) };
      return keep(site, await unwrap(client.POST(cartPath, { body, headers: inMarket(site), signal })));
    },
    updateLines: async ({ site, command }: QueuedCommand, signal) => {
      const body = await changesOf(site, command);
      if (body.length === 0) return { count: countOf(await linesOf(site)) };
      return keep(site, await unwrap(client.PUT(cartPath, { body, headers: inMarket(site), signal })));
    },
    deleteLines: async ({ site, command }, signal) => {
      const body = { ids: idsOf(command) };
      return keep(site, await unwrap(client.DELETE(cartPath, { body, headers: inMarket(site), signal })));
    },
    persistCarts: (carts) => {
      writeCarts(store, carts);
    },
    cartChanged: () => {
      askAgain(data, ({ queryKey }) => queryKey[2] === 'cart');
    },
    commandRefused: (_command, error) => {
      const text = error instanceof ShopApiError ? error.message : cartText.refused;
      notify({ key: 'cart.refused', tone: 'danger', text, duration: 4_000 });
    },
  };
}

/** A quantity of nothing removes as well. */
function idsOf(command: CartCommand): string[] {
  if (command.type === 'cart.setQuantity') return [command, ...(command.others ?? [])].map(({ id }) => id);
  if (command.type === 'cart.remove') return [...command.ids];
  throw new TypeError(`${command.type} removes nothing`);
}

function countOf(lines: CartView['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
