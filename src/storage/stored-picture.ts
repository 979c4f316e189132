import { isRecord, shortText } from './shapes.ts';

/** A picture or film that has reached the shop. */
export interface StoredPicture {
  readonly mediaId: string;
  /** Its name on the shopper's device. */
  readonly name: string;
  readonly url: string;
}

/** A stored picture as it was written; undefined for one of another place than the shop's uploads. */
export function storedPictureOf(value: unknown): StoredPicture | undefined {
  if (!isRecord(value)) return undefined;
  const mediaId = shortText(value['mediaId']);
  const name = shortText(value['name']);
  const url = shortText(value['url']);
  return mediaId && name && url?.startsWith('/media/uploads/') ? { mediaId, name, url } : undefined;
}
