/** What can be asked for a line of the order, as the server says now. */
export interface WizardOffer {
  readonly lineId: string;
  /** Pieces that are neither given back nor on their way back. */
  readonly most: number;
  /** Kinds of request: handed on, never looked into. */
  readonly types: readonly string[];
}

export interface WizardReason {
  readonly code: string;
  /** Kinds of request that it can be the reason of. */
  readonly types: readonly string[];
  readonly needsPicture: boolean;
}

export interface WizardOffers {
  readonly lines: readonly WizardOffer[];
  readonly reasons: readonly WizardReason[];
  /** Lines of gifts that the answers so far do not earn any more: each needs to be decided about. */
  readonly owedGifts: readonly string[];
}

/** A picture or film that has reached the shop. */
export interface WizardPicture {
  readonly mediaId: string;
  /** Its name on the shopper's device. */
  readonly name: string;
  readonly url: string;
}

export interface WizardLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: string | null;
  readonly note: string;
  readonly pictures: readonly WizardPicture[];
}

/** What becomes of a gift. */
interface WizardGift {
  readonly lineId: string;
  /** Handed on, never looked into. */
  readonly choice: string;
}

/** What the shopper has answered so far. */
export interface WizardDraft {
  readonly type: string | null;
  /** Where the money goes; null as it came. Handed on, never looked into. */
  readonly refundTo: string | null;
  readonly lines: readonly WizardLine[];
  readonly gifts: readonly WizardGift[];
}

/** The questions, in the order in which they are asked. */
export type WizardStep = 'items' | 'type' | 'reasons' | 'review';

/** What an answer still lacks. */
export interface WizardComplaint {
  readonly step: WizardStep;
  readonly about: 'items' | 'type' | 'reason' | 'picture' | 'gift';
  /** Of a reason, a picture or a gift. */
  readonly lineId?: string;
}

/** The key of one draft, kept in storage: a lost answer is asked for again under it and nothing is requested twice. */
export interface WizardKey {
  readonly key: string;
  /** Of the draft: another one needs another key. */
  readonly hash: string;
}

/** Why it was not done; the message may be shown. */
export interface WizardProblem {
  readonly code: string;
  readonly message: string;
}

/** What the server says to a request; everything else is an error whose outcome is unknown. */
export type WizardReply =
  | { readonly kind: 'done'; readonly rmaNo: string }
  /** The order is not what it was: what can be asked for must be read again. */
  | { readonly kind: 'moved'; readonly problem: WizardProblem }
  | { readonly kind: 'refused'; readonly problem: WizardProblem };

export interface WizardRequest {
  readonly orderNo: string;
  readonly key: string;
  readonly type: string;
  readonly refundTo: string | null;
  readonly lines: readonly WizardLine[];
  /** Of those gifts alone that are not earned any more. */
  readonly gifts: readonly WizardGift[];
}

export interface WizardInput {
  readonly orderNo: string;
  readonly offers: WizardOffers;
  /** Kept from before a reload. */
  readonly draft: WizardDraft;
  readonly wizardKey: WizardKey | null;
}

export interface WizardContext extends WizardInput {
  readonly problem: WizardProblem | null;
  /** The number of the request that the server has. */
  readonly rmaNo: string | null;
}

export type WizardEvent =
  | { readonly type: 'wizard.change'; readonly change: Partial<WizardDraft> }
  | { readonly type: 'wizard.send' }
  | { readonly type: 'wizard.back' }
  | { readonly type: 'offers.read'; readonly offers: WizardOffers };

export interface WizardDependencies {
  readonly createKey: () => string;
  /** Null forgets it: the server's answer is known. */
  readonly persistWizardKey: (wizardKey: WizardKey | null) => void;
  /** Keeps the answers for a reload; null forgets them. */
  readonly persistDraft: (draft: WizardDraft | null) => void;
  readonly submit: (request: WizardRequest, signal: AbortSignal) => Promise<WizardReply>;
  /** The order, or what can be asked for, is to be read again. */
  readonly orderChanged: () => void;
}
