import { jsonEntry } from './entry.ts';
import { isRecord, listOf, shortText, textOf } from './shapes.ts';
import { storedPictureOf, type StoredPicture } from './stored-picture.ts';

interface RmaDraftLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly reason: string | null;
  readonly note: string;
  readonly pictures: readonly StoredPicture[];
}

interface RmaDraftGift {
  readonly lineId: string;
  readonly choice: string;
}

/** The answers of a return that was not sent yet: of one order at a time. */
interface RmaDraft {
  readonly orderNo: string;
  readonly type: string | null;
  readonly refundTo: string | null;
  readonly lines: readonly RmaDraftLine[];
  readonly gifts: readonly RmaDraftGift[];
}

function lineOf(value: unknown): RmaDraftLine | undefined {
  if (!isRecord(value)) return undefined;
  const { quantity, reason, note, pictures } = value;
  const lineId = shortText(value['lineId']);
  if (lineId === undefined || typeof quantity !== 'number' || !(quantity >= 1)) return undefined;
  return {
    lineId,
    quantity: Math.trunc(quantity),
    reason: shortText(reason) ?? null,
    note: textOf(note, 500),
    pictures: listOf(storedPictureOf, 6)(pictures) ?? [],
  };
}

function giftOf(value: unknown): RmaDraftGift | undefined {
  if (!isRecord(value)) return undefined;
  const lineId = shortText(value['lineId']);
  const choice = shortText(value['choice']);
  return lineId === undefined || choice === undefined ? undefined : { lineId, choice };
}

function rmaDraftOf(value: unknown): RmaDraft | undefined {
  if (!isRecord(value)) return undefined;
  const orderNo = shortText(value['orderNo']);
  if (orderNo === undefined) return undefined;
  return {
    orderNo,
    type: shortText(value['type']) ?? null,
    refundTo: shortText(value['refundTo']) ?? null,
    lines: listOf(lineOf, 50)(value['lines']) ?? [],
    gifts: listOf(giftOf, 50)(value['gifts']) ?? [],
  };
}

const none: RmaDraft = { orderNo: '', type: null, refundTo: null, lines: [], gifts: [] };

export const rmaDraft = jsonEntry('rmaDraft', rmaDraftOf, none);
