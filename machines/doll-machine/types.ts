import type { components } from '#openapi/types.ts';

type Result = components['schemas']['DollPlay'];

/** A play that is asked for: the key is made with the press, and stays however often it is sent. */
export interface PlayRequest {
  readonly key: string;
  /** Coins, as the button says; 0 for a free play. */
  readonly cost: number;
}

export type PlayReply =
  | { readonly kind: 'played'; readonly result: Result }
  | { readonly kind: 'refused'; readonly message: string };

export interface DollContext {
  readonly request: PlayRequest | null;
  /** Less motion is asked for: a result is shown at once. */
  readonly isCalm: boolean;
  /** The result is made up for a guest. */
  readonly isDemo: boolean;
  readonly result: Result | null;
  /** The play whose result was shown last, which no read brings back. */
  readonly seenId: string | null;
  readonly problem: string | null;
}

export type DollEvent =
  | { readonly type: 'play.press'; readonly request: PlayRequest; readonly isCalm: boolean }
  /** A guest tries the claw: what it brings is made up, and no server is asked. */
  | { readonly type: 'demo.press'; readonly result: Result; readonly isCalm: boolean }
  /** The member tries again, or the line has come back. */
  | { readonly type: 'retry.press' }
  | { readonly type: 'lowering.skip' }
  | { readonly type: 'result.close' }
  /** The server tells a result that the member has not seen. */
  | { readonly type: 'result.found'; readonly result: Result };

export interface DollDependencies {
  readonly play: (request: PlayRequest, signal: AbortSignal) => Promise<PlayReply>;
  /** The member sees a result: the server may forget to tell it, and what shows coins is to be read again. */
  readonly resultShown: (playId: string) => void;
  /** A play was refused: the page was out of date. */
  readonly standChanged: () => void;
}
