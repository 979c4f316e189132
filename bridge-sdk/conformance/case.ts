import { isRecord } from '../src/shape.ts';

/** Any JSON value used as a pattern: strings like `<text>` stand for a kind of value, see README.md. */
export type Pattern = unknown;

type Fields = Readonly<Record<string, unknown>>;

/** Something that happens to the app outside the protocol. The names are those of README.md. */
export interface ControlRequest extends Fields {
  readonly do: ControlName;
}

export const controlNames = [
  'restart',
  'emit',
  'answer',
  'hold',
  'release',
  'tap',
  'choose',
  'logIn',
  'logOut',
  'market',
  'light',
  'tapRightButton',
  'old',
  'look',
] as const;

export type ControlName = (typeof controlNames)[number];

export function isControlRequest(value: unknown): value is ControlRequest {
  return isRecord(value) && controlNames.some((name) => name === value['do']);
}

/** One step of a case; times are in milliseconds. */
export type Step =
  | { readonly kind: 'send'; readonly send: string | Fields }
  | { readonly kind: 'expect'; readonly pattern: Pattern; readonly within: number }
  | { readonly kind: 'never'; readonly pattern: Pattern; readonly within: number }
  | { readonly kind: 'control'; readonly control: ControlRequest }
  | { readonly kind: 'look'; readonly pattern: Fields }
  | { readonly kind: 'absent'; readonly text: string };

/** One exchange between a page and a host, and what the host must do in it. */
export interface Case {
  readonly id: string;
  /** The name of its file without the ending. */
  readonly group: string;
  readonly title: string;
  readonly why: string;
  /** A requirement, a rule of README.md, or a heading of PROTOCOL.md. */
  readonly reference: string;
  /** The version of the protocol from which a host must pass it. */
  readonly since: string;
  /** False: the steps send hello themselves, or never. */
  readonly greeting: boolean;
  readonly steps: readonly Step[];
}
