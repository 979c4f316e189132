import { afterMerge } from '#machines/cart/local-carts.ts';
import type { CartCommand, CartDependencies, CartOwner, CartReply, QueuedCommand } from '#machines/cart/types.ts';
import { cartKey, lineRequest, type LineSource, type LocalCartItem } from '#rules/cart-lines.ts';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { askAgain } from '../../api/ask-again.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { memberCart } from '../../api/queries/cart.ts';
import { readCarts, writeCarts } from '../../storage/carts.ts';
import { stored } from '../../storage/keys.ts';
import { additions, merges, type UnansweredLines } from '../../storage/unanswered.ts';
import { cartText } from '../../text/cart.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

type CartView = components['schemas']['CartView'];

/** For how long a key is sent again (ms): somewhat less than the server knows it. */
const additionsKeptFor = 47 * 3_600_000;
const mergesKeptFor = 399 * 24 * 3_600_000;

const cartPath = '/app-mall/v1/shopping-cart';
/** A command belongs to the market in which it was given, whatever the shopper does meanwhile. */
const inMarket = (site: Site) => ({ site });

type CartBrowser = Pick<EffectDependencies, 'client' | 'store' | 'data' | 'vault' | 'notify' | 'isInFront'>;

export function cartEffects({ client, store, data, vault, notify, isInFront }: CartBrowser): CartDependencies {
  const shopOf = ({ account, site }: CartOwner) => ({ client, site, member: account });

  /** Every command answers with the whole cart, so nobody has to ask for it again. */
  const keep = (owner: CartOwner, view: CartView): CartReply => {
    data.setQueryData(memberCart(shopOf(owner)).queryKey, view);
    return { count: view.count };
  };

  /** The lines as this tab knows them, unless that is out of date. */
  const linesOf = async (owner: CartOwner) =>
    (await data.fetchQuery({ ...memberCart(shopOf(owner)), staleTime: Infinity })).lines;

  const changesOf = async ({ command, ...owner }: QueuedCommand) =>
    (await linesOf(owner)).flatMap(({ id, key, sku, buyType, quantity }) => {
      const line = { id, sku, buyType };
      if (command.type === 'cart.setQuantity') {
        const change = [command, ...(command.others ?? [])].find((one) => one.id === id);
        return change === undefined ? [] : [{ ...line, quantity: change.quantity }];
      }
      if (command.type === 'cart.select' && command.keys.includes(key))
        return [{ ...line, quantity, selected: command.on }];
      return [];
    });

  /** Whether the server had this merge; if not, it will not take it any more. */
  const hasCome = async ({ site, key }: UnansweredLines, signal: AbortSignal) => {
    const params = { query: { key } };
    return (await unwrap(client.DELETE(`${cartPath}/merge`, { params, headers: inMarket(site), signal }))).merged;
  };

  const drop = (entry: typeof merges, key: string) => {
    const all = store.read(entry);
    const others = all.filter((one) => one.key !== key);
    if (others.length < all.length) store.write(entry, others);
  };

  /** Those that may still be sent; what has lapsed is forgotten. */
  const youngAdditions = () => {
    const all = store.read(additions);
    const young = all.filter((one) => isYoung(one, additionsKeptFor));
    if (young.length < all.length) store.write(additions, young);
    return young;
  };

  return {
    openMerge: ({ account, site }, signal) =>
      vault.alone('cart-merge', async () => {
        // Behind another tab the news of its merge may still be on the way: the same lines would be merged twice.
        if (!isInFront()) throw new Error('The tab in front merges');
        const isOwn = (merge: UnansweredLines) => merge.account === account && merge.site === site;
        const own = store.read(merges).find((merge) => isOwn(merge) && isYoung(merge, mergesKeptFor));
        const covers = (lines: readonly LocalCartItem[] = []) =>
          own?.lines.every(({ id, quantity }) => lines.some((line) => line.id === id && line.quantity >= quantity));
        if (own && (covers(readCarts(store)[site]?.lines) || (await hasCome(own, signal)))) return own;
        const others = store.read(merges).filter((merge) => !isOwn(merge));
        // What may be in the account of somebody else stays here until they are back.
        const lines = others.reduce(afterMerge, readCarts(store))[site]?.lines ?? [];
        const attempt = { account, site, key: crypto.randomUUID(), keptTime: Date.now(), lines };
        store.write(merges, lines.length > 0 ? [...others, attempt] : others);
        if (lines.length === 0) throw new Error('Another tab has merged meanwhile');
        return attempt;
      }),
    mergeCart: async ({ site, key, lines }, signal) => {
      const body = lines.map(lineRequest);
      const params = { header: idempotent(key) };
      const merged = await unwrap(client.POST(`${cartPath}/merge`, { body, params, headers: inMarket(site), signal }));
      // Behind another tab, what is written now would bring back lines that have moved there meanwhile.
      // The attempt is kept: in front again, this tab asks once more with its key.
      if (!isInFront()) throw new Error('The tab in front merges');
      const text = merged.flatMap(({ mergeNote = [] }) => mergeNote).join('. ');
      if (text) notify({ key: 'cart.merged', tone: 'info', text, duration: 4_000 });
    },
    forgetMerge: ({ key }) => drop(merges, key),
    keepAddition: ({ command, ...whose }) => {
      const lines = [command, ...(command.others ?? [])].map(keptLine);
      store.write(additions, [...store.read(additions), { ...whose, keptTime: Date.now(), lines }]);
    },
    forgetAddition: (key) => drop(additions, key),
    readAdditions: (account) =>
      isInFront()
        ? youngAdditions().flatMap(({ lines, keptTime: _, ...whose }) => {
            const [first, ...others] = lines.map(lineRequest);
            if (!first || whose.account !== account) return [];
            return [
              { ...whose, command: { type: 'cart.add' as const, ...first, ...(others.length > 0 && { others }) } },
            ];
          })
        : [],
    fetchCount: (site, signal) => unwrap(client.GET(`${cartPath}/quantity`, { headers: inMarket(site), signal })),
    addLine: async ({ key, command, ...owner }, signal) => {
      const others = command.others?.map(lineRequest);
      const recommendMark = store.read(stored.checkoutMarks)[owner.site]?.[command.sku];
      const body = { ...lineRequest(command), ...(others && { others }), ...(recommendMark && { recommendMark }) };
      const params = { header: idempotent(key) };
      return keep(owner, await unwrap(client.POST(cartPath, { body, params, headers: inMarket(owner.site), signal })));
    },
    updateLines: async (queued, signal) => {
      const body = await changesOf(queued);
      if (body.length === 0) return { count: countOf(await linesOf(queued)) };
      return keep(queued, await unwrap(client.PUT(cartPath, { body, headers: inMarket(queued.site), signal })));
    },
    deleteLines: async ({ command, ...owner }, signal) => {
      const body = { ids: idsOf(command) };
      return keep(owner, await unwrap(client.DELETE(cartPath, { body, headers: inMarket(owner.site), signal })));
    },
    persistCarts: (carts) => {
      writeCarts(store, carts);
    },
    cartChanged: () => {
      askAgain(data, ({ queryKey }) => queryKey[2] === 'cart');
    },
    commandRefused: (_command, error) => {
      const text = error instanceof ShopApiError ? error.message : cartText.refused;
      // Somebody has to change something: it stays until it is closed.
      notify({ key: 'cart.refused', tone: 'danger', text, duration: 0 });
    },
  };
}

/** As the browser keeps a line. */
function keptLine(source: LineSource): LocalCartItem {
  const line = lineRequest(source);
  return { ...line, id: cartKey(line.sku, line.buyType, line), status: false };
}

const isYoung = ({ keptTime }: Pick<UnansweredLines, 'keptTime'>, age: number) => Date.now() - keptTime < age;

/** A quantity of nothing removes as well. */
function idsOf(command: CartCommand): string[] {
  if (command.type === 'cart.setQuantity') return [command, ...(command.others ?? [])].map(({ id }) => id);
  if (command.type === 'cart.remove') return [...command.ids];
  throw new TypeError(`${command.type} removes nothing`);
}

function countOf(lines: CartView['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
