/** Any JSON value, as a pattern: texts like `<text>` stand for a kind of value, see README.md. */
export type Pattern = unknown;

type Fields = Readonly<Record<string, unknown>>;

/** Something outside the protocol that happens to the app under test. The names are those of README.md. */
export interface Wish extends Fields {
  readonly do: WishName;
}

export const wishNames = [
  'restart',
  'emit',
  'answer',
  'hold',
  'release',
  'tap',
  'choose',
  'signIn',
  'signOut',
  'market',
  'light',
  'tapRightButton',
  'old',
  'look',
] as const;

export type WishName = (typeof wishNames)[number];

/** One step of a conversation; times are in milliseconds. */
export type Step =
  | { readonly kind: 'send'; readonly send: string | Fields }
  | { readonly kind: 'expect'; readonly pattern: Pattern; readonly within: number }
  | { readonly kind: 'never'; readonly pattern: Pattern; readonly within: number }
  | { readonly kind: 'wish'; readonly wish: Wish }
  | { readonly kind: 'look'; readonly pattern: Fields }
  | { readonly kind: 'absent'; readonly text: string };

/** One conversation between a page and a host, and what a host must do in it. */
export interface Case {
  readonly id: string;
  /** The file it stands in, without its ending. */
  readonly group: string;
  readonly title: string;
  readonly why: string;
  /** A requirement, a rule of README.md, or a heading of PROTOCOL.md. */
  readonly reference: string;
  /** The version of the protocol from which a host must pass it. */
  readonly since: string;
  /** False: the steps say hello themselves, or never. */
  readonly greeting: boolean;
  readonly steps: readonly Step[];
}
