/** 0 plain, 1 flash sale, 2 early bird, 3 crowdfunding pledge, 4 bundle line, 5 new-user offer, 6 coin exchange, 7 prize. */
export const buyTypes = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type BuyType = (typeof buyTypes)[number];

/** The buy type of a line that no promotion has a part in. */
export const plainBuyType = 0;

/** The buy type of a line of a flash sale: its pieces wait for the payment for a shorter time than others. */
export const flashBuyType = 1;

/** The buy type of a pledge for a crowdfunding project: it never stands in a cart. */
export const pledgeBuyType = 3;

/** The buy type of a line of a bundle. */
export const suitBuyType = 4;

/** A line at the price of a first order. */
export const newUserBuyType = 5;

/** The buy type of a line that coins were exchanged for: it never stands in a cart. */
export const exchangeBuyType = 6;

/** The buy type of a prize that an order brings along: it costs nothing and no request can ask for one as a line. */
export const prizeBuyType = 7;

/** The buy types of lines that cost the plain price once their promotion has ended; the others cannot be bought then. */
const plainAfterwards: readonly BuyType[] = [1, 2, 4, 5];

/** True for a line that stays in its cart at the plain price when its promotion ends. */
export const becomesPlain = (buyType: BuyType): boolean => plainAfterwards.includes(buyType);

/** The buy type of a number from outside; undefined for a number that is none. */
export function buyTypeOf(value: unknown): BuyType | undefined {
  return buyTypes.find((buyType) => buyType === value);
}

/** What a line of a promotion was added with. A plain line has neither. */
export interface LinePromotion {
  /** The item of a promotion that grants the price. */
  readonly promoItemId?: string;
  /** The bundle in the cart that the line belongs to. */
  readonly suitGroupId?: string;
}

/** A line as requests carry it. */
export interface CartLineInput extends LinePromotion {
  readonly sku: string;
  readonly quantity: number;
  readonly buyType?: BuyType;
}

/** A line of a request with its buy type spelt out. */
export interface CartLineRequest extends CartLineInput {
  readonly buyType: BuyType;
}

/** A line as others hold it: requests, views of the server, stored carts. */
export interface LineSource {
  readonly sku: string;
  readonly quantity: number;
  readonly buyType?: number | undefined;
  readonly promoItemId?: string | undefined;
  readonly suitGroupId?: string | undefined;
}

/** A line of the cart in this browser; its id is its key, so quantity by id and selection by key are one thing. */
export interface LocalCartItem extends LinePromotion {
  readonly id: string;
  readonly sku: string;
  readonly buyType: BuyType;
  readonly quantity: number;
  readonly status: boolean;
}

/** The cart of one market: newest line first, and the keys of the selected lines. */
export interface LocalCart {
  readonly lines: readonly LocalCartItem[];
  readonly selected: readonly string[];
}

export const emptyCart: LocalCart = { lines: [], selected: [] };

/** How an added quantity meets a line that is already there; every mode but 1 sets. */
export const addModes = { set: 0, increment: 1 } as const;

/** The promotion of a line, with nothing undefined in it; a plain line loses what does not belong to it. */
export function promotionOf({
  buyType = plainBuyType,
  promoItemId,
  suitGroupId,
}: Pick<LineSource, 'buyType' | 'promoItemId' | 'suitGroupId'>): LinePromotion {
  if (buyType === plainBuyType) return {};
  return {
    ...(promoItemId === undefined ? {} : { promoItemId }),
    ...(suitGroupId === undefined ? {} : { suitGroupId }),
  };
}

/**
 * The key of a line: sku and buyType joined by an underscore. Promotion item and bundle follow where there are any, each
 * behind a sign that no code contains: one sku under two promotion items is two lines.
 */
export function cartKey(sku: string, buyType: BuyType = plainBuyType, promotion: LinePromotion = {}): string {
  const { promoItemId, suitGroupId } = promotionOf({ ...promotion, buyType });
  const item = promoItemId === undefined ? '' : `:${promoItemId}`;
  const suit = suitGroupId === undefined ? '' : `@${suitGroupId}`;
  return `${sku}_${buyType}${item}${suit}`;
}

/** What is sent of a line, and nothing else of it; a buy type that is none makes a plain line. */
export function lineRequest(source: LineSource): CartLineRequest {
  const { sku, quantity } = source;
  const buyType = buyTypeOf(source.buyType) ?? plainBuyType;
  return { sku, quantity, buyType, ...promotionOf({ ...source, buyType }) };
}

/**
 * Adds a line. Present: mode 1 increments, any other mode sets, and a result of 0 or less removes it.
 * New: put at the front and selected; ignored with a quantity of 0 or less.
 */
export function addToCart(cart: LocalCart, input: LineSource, mode?: number): LocalCart {
  const { sku, quantity, buyType, ...promotion } = lineRequest(input);
  const id = cartKey(sku, buyType, promotion);
  const present = cart.lines.find((line) => line.id === id);
  if (present !== undefined) {
    return setQuantity(cart, id, mode === addModes.increment ? present.quantity + quantity : quantity);
  }
  if (quantity <= 0) return cart;
  const line: LocalCartItem = { id, sku, buyType, quantity, status: true, ...promotion };
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
  const isInCart = cart.lines.some((line) => line.id === key);
  if (!isInCart || cart.selected.includes(key)) return cart;
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
