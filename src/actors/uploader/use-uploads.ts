import { useMemo, useState } from 'react';
import type { Upload } from '#design-system/index.ts';
import { selectFiles } from '#machines/uploader/selectors.ts';
import type { UploadFile } from '#machines/uploader/types.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import type { StoredPicture } from '#src/storage/stored-picture.ts';
import { uploadText as text } from '#src/text/uploads.ts';
import { createUploader, type UploadAccess } from './uploader-actor.ts';

const none: readonly UploadFile[] = [];

const stateOf = ({ status }: UploadFile): Upload['state'] => {
  if (status === 'done') return 'done';
  return status === 'failed' || status === 'refused' ? 'failed' : 'uploading';
};

const noteOf = ({ status, problem }: UploadFile, refusal: string | undefined): string => {
  if (problem !== null) return refusal ?? text.problem[problem];
  return status === 'done' ? text.done : text.waiting;
};

/** A film has no thumbnail. */
const previewOf = (url: string | undefined) => (url?.endsWith('.mp4') ? undefined : url);

const storedOf =
  (urlOf: (id: string) => string | undefined) =>
  ({ id, name, mediaId }: UploadFile): StoredPicture[] => {
    const url = urlOf(id);
    return mediaId === null || url === undefined ? [] : [{ mediaId, name, url }];
  };

/**
 * The files of a form: those that an earlier visit has sent, and those that are on their way.
 * @param room how many there can be
 */
export function useUploads(room: number, sentBefore: readonly StoredPicture[], access?: UploadAccess) {
  const shop = useShop();
  const uploader = usePageActor(() => createUploader(shop, room, access));
  const files = useActorValue(uploader.actor, selectFiles, none);
  const [earlier, setEarlier] = useState(sentBefore);
  const stored = useMemo(() => [...earlier, ...files.flatMap(storedOf(uploader.urlOf))], [earlier, files, uploader]);
  const rows: readonly Upload[] = [
    ...earlier.map(({ mediaId, name, url }) => ({
      id: mediaId,
      name,
      state: 'done' as const,
      note: text.done,
      preview: previewOf(url),
    })),
    ...files.map((file) => ({
      id: file.id,
      name: file.name,
      state: stateOf(file),
      sent: file.part > 0 ? Math.round(file.part * 100) : undefined,
      note: noteOf(file, uploader.refusalOf(file.id)),
      preview: previewOf(uploader.urlOf(file.id)),
    })),
  ];
  return {
    rows,
    /** What the form can name. */
    stored,
    isSending: files.some(({ status }) => status === 'waiting' || status === 'sending'),
    isBroken: files.some(({ status }) => status === 'failed' || status === 'refused'),
    add: uploader.add,
    retry: uploader.retry,
    remove: (id: string) => {
      setEarlier((pictures) => pictures.filter(({ mediaId }) => mediaId !== id));
      uploader.remove(id);
    },
    clear: () => {
      setEarlier([]);
      for (const { id } of files) uploader.remove(id);
    },
  };
}
