import type { StoredPicture } from '#src/storage/stored-picture.ts';

/** The pictures of a message as its form has to know them. */
export interface MessagePicturesState {
  readonly stored: readonly StoredPicture[];
  /** Why the message cannot go out now. */
  readonly problem: string | undefined;
}

export const noPictures: MessagePicturesState = { stored: [], problem: undefined };
