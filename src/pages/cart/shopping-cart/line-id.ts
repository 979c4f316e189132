/** The element of a line, where the focus goes when the one before it is gone, or it is back. */
export const lineId = (key: string): string => `cart-line-${key}`;
