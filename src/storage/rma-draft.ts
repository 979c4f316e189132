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

/** The answers of a return that was not sent yet: of one order at a time. */
interface RmaDraft {
  readonly orderNo: string;
  readonly type: string | null;
  readonly refundTo: string | null;
  readonly lines: readonly RmaDraftLine[];
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

function rmaDraftOf(value: unknown): RmaDraft | undefined {
  if (!isRecord(value)) return undefined;
  const orderNo = shortText(value['orderNo']);
  if (orderNo === undefined) return undefined;
  return {
    orderNo,
    type: shortText(value['type']) ?? null,
    refundTo: shortText(value['refundTo']) ?? null,
    lines: listOf(lineOf, 50)(value['lines']) ?? [],
  };
}

const none: RmaDraft = { orderNo: '', type: null, refundTo: null, lines: [] };

export const rmaDraft = jsonEntry('rmaDraft', rmaDraftOf, none);
