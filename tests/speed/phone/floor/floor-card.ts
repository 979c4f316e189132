/** What a card of the floor shows; the same pictures, names and prices as the shop's first list. */
export interface FloorCard {
  readonly spu: string;
  readonly title: string;
  readonly price: string;
  readonly alt: string;
  /** By their width in pixels. */
  readonly pictures: readonly { readonly url: string; readonly width: number }[];
}
