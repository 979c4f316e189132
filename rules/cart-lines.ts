/** 0 normal, 1 flash sale, 2 early bird, 3 crowdfunding pledge, 4 bundle line, 5 new-user offer, 6 coin exchange, 7 prize. */
export type BuyType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A line as requests carry it. */
export interface CartLineInput {
  readonly sku: string;
  readonly quantity: number;
  readonly buyType?: BuyType;
}

/** A line of the basket kept in this browser; its id is its key, so quantity by id and selection by key are one thing. */
export interface LocalCartItem {
  readonly id: string;
  readonly sku: string;
  readonly buyType: BuyType;
  readonly quantity: number;
  readonly status: boolean;
}

/** The basket of one market: newest line first, and the keys of the selected lines. */
export interface LocalCart {
  readonly lines: readonly LocalCartItem[];
  readonly selected: readonly string[];
}

export const emptyCart: LocalCart = { lines: [], selected: [] };

/** How an added quantity meets a line that is already there; every mode but 1 sets. */
export const addModes = { set: 0, increment: 1 } as const;

/** The key of a line: sku and buyType joined by an underscore. */
export function cartKey(sku: string, buyType: BuyType = 0): string {
  return `${sku}_${buyType}`;
}

/**
 * Adds a line. Present: mode 1 increments, any other mode sets, and a result of 0 or less removes it.
 * New: put at the front and selected; ignored with a quantity of 0 or less.
 */
export function addToCart(cart: LocalCart, input: CartLineInput, mode?: number): LocalCart {
  const buyType = input.buyType ?? 0;
  const id = cartKey(input.sku, buyType);
  const present = cart.lines.find((line) => line.id === id);
  if (present !== undefined) {
    return setQuantity(cart, id, mode === addModes.increment ? present.quantity + input.quantity : input.quantity);
  }
  if (input.quantity <= 0) return cart;
  const line: LocalCartItem = { id, sku: input.sku, buyType, quantity: input.quantity, status: true };
  return { lines: [line, ...cart.lines], selected: [id, ...cart.selected.filter((key) => key !== id)] };
}

/** Sets the quantity of a line; 0 or less removes and unselects it. An unknown id changes nothing. */
export function setQuantity(cart: LocalCart, id: string, quantity: number): LocalCart {
  if (quantity <= 0) return removeFromCart(cart, [id]);
  return { ...cart, lines: cart.lines.map((line) => (line.id === id ? { ...line, quantity } : line)) };
}

/** Removes lines and their selection. */
export function removeFromCart(cart: LocalCart, ids: readonly string[]): LocalCart {
  return {
    lines: cart.lines.filter((line) => !ids.includes(line.id)),
    selected: cart.selected.filter((key) => !ids.includes(key)),
  };
}

/** Selects a line of the cart; other selections and the lines stay as they are. */
export function selectLine(cart: LocalCart, key: string): LocalCart {
  const known = cart.lines.some((line) => line.id === key);
  if (!known || cart.selected.includes(key)) return cart;
  return { ...cart, selected: [...cart.selected, key] };
}

export function unselectLine(cart: LocalCart, key: string): LocalCart {
  return { ...cart, selected: cart.selected.filter((selected) => selected !== key) };
}

export function selectedLines(cart: LocalCart): readonly LocalCartItem[] {
  return cart.lines.filter((line) => cart.selected.includes(line.id));
}

/** The number on the cart button: the sum of all quantities, selected or not. */
export function cartCount(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
