import { selectLocalCart } from '#machines/cart/selectors.ts';
import { cartKey, lineRequest, type LineSource } from '#rules/cart-lines.ts';
import type { Site } from '#rules/markets.ts';
import { memberCart } from '../../api/queries/cart.ts';
import type { Actors } from '../actors.ts';
import { markAdded } from '../../storage/marks.ts';
import { addToCart } from '../cart/add-to-cart.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';
import type { Additions } from './types.ts';

/** Milliseconds in which an addition can be undone where it is said. */
const undoFor = 6_000;

/** The pieces of taps that follow each other while the word about them stands. */
interface Taps {
  readonly pieces: number;
  readonly until: number;
}

const text = {
  added: (title: string, quantity: number) => `${quantity === 1 ? '' : `${quantity} × `}${title} added to cart`,
  undo: 'Undo',
} as const;

export function additionsOf(
  actors: Pick<Actors, 'app' | 'cart'>,
  { client, data, store }: Pick<EffectDependencies, 'client' | 'data' | 'store'>,
): Additions {
  const tapsOf = new Map<string, Taps>();
  /** The market whose cart took what is announced: the other carts may hold the same. */
  const takenIn = new Map<string, Site>();
  const site = () => actors.cart.getSnapshot().context.site;
  const lines = () => {
    const cart = actors.cart.getSnapshot();
    if (cart.matches({ owner: 'guest' })) return selectLocalCart(cart).lines;
    const { account, site } = cart.context;
    // The answer to a member's addition was the whole cart.
    return data.getQueryData(memberCart({ client, site, member: account }).queryKey)?.lines ?? [];
  };
  const announce: Additions['announce'] = (title, line) => {
    takenIn.set(keyOf(line), site());
    actors.app.send({
      type: 'notice.show',
      notice: {
        key: `added.${line.sku}`,
        tone: 'success',
        text: text.added(title, line.quantity),
        duration: undoFor,
        undo: { label: text.undo, line },
      },
    });
  };
  const add: Additions['add'] = (line, spu) => {
    if (spu !== undefined) markAdded(store, site(), line.sku, spu);
    return addToCart(actors, line);
  };
  return {
    add,
    announce,
    addPiece: async (title, line, spu) => {
      if (!(await add({ ...line, quantity: 1 }, spu))) return false;
      const now = performance.now();
      const key = keyOf({ ...line, quantity: 1 });
      const last = tapsOf.get(key);
      const quantity = last && now < last.until ? last.pieces + 1 : 1;
      tapsOf.set(key, { pieces: quantity, until: now + undoFor });
      announce(title, { ...line, quantity });
      return true;
    },
    undo: (added) => {
      tapsOf.delete(keyOf(added));
      if ((takenIn.get(keyOf(added)) ?? site()) !== site()) return;
      const line = lines().find((each) => keyOf(each) === keyOf(added));
      if (line) actors.cart.send({ type: 'cart.setQuantity', id: line.id, quantity: line.quantity - added.quantity });
    },
  };
}

function keyOf(source: LineSource): string {
  const line = lineRequest(source);
  return cartKey(line.sku, line.buyType, line);
}
