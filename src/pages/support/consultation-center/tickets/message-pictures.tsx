import { useEffect, useEffectEvent } from 'react';
import { FileUpload } from '#design-system/index.ts';
import { ticketMediaMax } from '#rules/ticket-limits.ts';
import { useUploads } from '#src/actors/uploader/use-uploads.ts';
import type { StoredPicture } from '#src/storage/stored-picture.ts';
import { uploadText } from '#src/text/uploads.ts';
import { consultationText } from '../text.ts';
import type { MessagePicturesState } from './message-pictures-state.ts';

const texts = { ...uploadText, full: uploadText.full(ticketMediaMax) };

interface MessagePicturesProps {
  /** What the shop keeps them under until the message is sent. */
  readonly draftId: string;
  /** Those that an earlier visit has sent. */
  readonly initial: readonly StoredPicture[];
  /** What the form says about them after a try. */
  readonly error: string | undefined;
  readonly onChange: (state: MessagePicturesState) => void;
}

/** Where pictures are added to a message. */
export function MessagePictures({ draftId, initial, error, onChange }: MessagePicturesProps) {
  const { rows, stored, isSending, isBroken, add, remove, retry } = useUploads(ticketMediaMax, initial, { draftId });
  const problem = isSending ? uploadText.stillSending : isBroken ? uploadText.broken : undefined;
  const notify = useEffectEvent(onChange);
  useEffect(() => notify({ stored, problem }), [stored, problem]);
  return (
    <FileUpload
      label={consultationText.form.pictures}
      hint={uploadText.hint}
      error={problem === undefined ? undefined : error}
      accept="image/jpeg,image/png,image/webp"
      max={ticketMediaMax}
      files={rows}
      onFiles={add}
      onRemove={remove}
      onRetry={retry}
      texts={texts}
    />
  );
}
