import type { CallFailure, Outcome, Refusal } from '#server/sandboxes/outcome.ts';

export type LabelDirection = 'OUTBOUND' | 'RETURN';

export interface LabelRequest {
  /** The same key makes the same label, however often it is asked for. */
  readonly key: string;
  readonly direction: LabelDirection;
  /** What is printed on the label for the people of the shop. */
  readonly reference: string;
  /** Lines of an address as it is written there. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly weightGrams: number;
  /** Country and town of the shopper. */
  readonly country: string;
  readonly city: string;
}

export interface MadeLabel {
  readonly trackingNo: string;
  /** The carrier's own page of the parcel. */
  readonly trackingUrl: string;
}

/** Something that happened to a parcel. The same `eventId` may arrive many times and out of order: one effect per id. */
export interface CarrierEvent {
  readonly eventId: string;
  readonly trackingNo: string;
  readonly time: number;
  /** A word of `parcelCodes`, or one that is new. */
  readonly code: string;
  readonly text: string;
  readonly location?: string;
}

export type Answered<Value> = Outcome<Value, CallFailure>;

/** What the shop needs of a carrier; one adapter per carrier. */
export interface Carrier {
  /** As it stands in rows and addresses. */
  readonly code: string;
  /** As shoppers know it. */
  readonly name: string;
  createLabel(request: LabelRequest): Promise<Answered<MadeLabel>>;
  /** @returns the bytes of a PDF */
  readLabel(trackingNo: string): Promise<Answered<Uint8Array>>;
  /** @returns everything that has happened to the parcel */
  track(trackingNo: string): Promise<Answered<readonly CarrierEvent[]>>;
  /** `rawBody` must be the bytes as received: a re-serialised body has another signature. */
  verifyWebhook(
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): Outcome<CarrierEvent, Refusal>;
}
