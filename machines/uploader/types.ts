/** A file as it was picked; the bytes stay with the browser, under the id. */
export interface PickedFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** MIME type, as the browser names it. */
  readonly type: string;
}

/** Why a file is not taken, or did not arrive. */
export type UploadProblem = 'type' | 'size' | 'length' | 'count' | 'failed';

export interface UploadFile extends PickedFile {
  readonly status: 'waiting' | 'sending' | 'done' | 'failed' | 'refused';
  /** How much has been sent, 0 to 1. */
  readonly part: number;
  readonly mediaId: string | null;
  readonly problem: UploadProblem | null;
}

/** Two files travel at a time. */
export type Lane = 'left' | 'right';

export interface UploaderInput {
  /** How many files may be kept. */
  readonly room: number;
}

export interface UploaderContext extends UploaderInput {
  readonly files: readonly UploadFile[];
  /** The file that each lane carries. */
  readonly lanes: Readonly<Record<Lane, string | null>>;
}

export type UploaderEvent =
  | { readonly type: 'files.added'; readonly files: readonly PickedFile[] }
  /** Also while it travels. */
  | { readonly type: 'file.remove'; readonly id: string }
  | { readonly type: 'file.retry'; readonly id: string }
  | { readonly type: 'upload.progressed'; readonly id: string; readonly part: number };

export interface UploaderDependencies {
  /** The length of a film in ms. */
  readonly measureVideo: (id: string, signal: AbortSignal) => Promise<number>;
  /** Sends the bytes and answers with the id of the stored medium. Reports its progress by `upload.progressed`. */
  readonly upload: (id: string, signal: AbortSignal) => Promise<string>;
}
