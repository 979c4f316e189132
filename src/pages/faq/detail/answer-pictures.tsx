import { useEffect, useEffectEvent } from 'react';
import { FileUpload } from '#design-system/index.ts';
import { qaMediaMax } from '#rules/qa-limits.ts';
import { useUploads } from '#src/actors/uploader/use-uploads.ts';
import type { StoredPicture } from '#src/storage/stored-picture.ts';
import { uploadText } from '#src/text/uploads.ts';

const texts = { ...uploadText, full: uploadText.full(qaMediaMax) };

/** The pictures of an answer as its form has to know them. */
export interface AnswerPicturesState {
  readonly stored: readonly StoredPicture[];
  /** Why the answer cannot go out now. */
  readonly problem: string | undefined;
}

interface AnswerPicturesProps {
  /** Those that an earlier visit has sent. */
  readonly initial: readonly StoredPicture[];
  /** What the form says about them after a try. */
  readonly error: string | undefined;
  readonly onChange: (state: AnswerPicturesState) => void;
}

/** Where pictures are added to an answer. */
export function AnswerPictures({ initial, error, onChange }: AnswerPicturesProps) {
  const { rows, stored, isSending, isBroken, add, remove, retry } = useUploads(qaMediaMax, initial);
  const problem = isSending ? uploadText.stillSending : isBroken ? uploadText.broken : undefined;
  const notify = useEffectEvent(onChange);
  useEffect(() => notify({ stored, problem }), [stored, problem]);
  return (
    <FileUpload
      label={uploadText.label}
      hint={uploadText.hint}
      error={problem === undefined ? undefined : error}
      accept="image/jpeg,image/png,image/webp"
      max={qaMediaMax}
      files={rows}
      onFiles={add}
      onRemove={remove}
      onRetry={retry}
      texts={texts}
    />
  );
}
