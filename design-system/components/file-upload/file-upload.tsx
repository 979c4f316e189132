import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconAlert, IconImage } from '../../icons/icons.ts';
import { acceptedFiles } from './accepted-files.ts';
import * as styles from './file-upload.css.ts';
import { UploadRow, type Upload, type UploadTexts } from './upload-row.tsx';

export type FileUploadProps = {
  label: string;
  /** Types and sizes: "JPG or PNG, at most 8 MB each". */
  hint?: string | undefined;
  error?: string | undefined;
  /** As in HTML: `image/*,.pdf`. */
  accept: string;
  max: number;
  files: readonly Upload[];
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** The picker of a host app, used instead of the browser's. */
  onAsk?: (() => void) | undefined;
  texts: UploadTexts & {
    /** The button: "Add pictures". */
    choose: string;
    /** Shown instead of the button when it is full: "That is all 6". */
    full: string;
  };
};

/** Attached pictures: chosen, dropped, or picked in a host app; each with its own progress. */
export function FileUpload({
  label,
  hint,
  error,
  accept,
  max,
  files,
  onFiles,
  onRemove,
  onRetry,
  onAsk,
  texts,
}: FileUploadProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const room = max - files.length;
  const addFiles = (candidates: Iterable<File>) => {
    const accepted = acceptedFiles(candidates, accept, room);
    if (accepted.length > 0) onFiles(accepted);
  };
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    addFiles(currentTarget.files ?? []);
    // Allows choosing the same file again after it was removed.
    currentTarget.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    addFiles(event.dataTransfer.files);
  };
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  const about = { 'aria-describedby': described === '' ? undefined : described };
  const face = (
    <>
      <IconImage />
      {texts.choose}
    </>
  );
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <p className={styles.label}>{label}</p>
      {room <= 0 && <p className={styles.full}>{texts.full}</p>}
      {room > 0 && onAsk && (
        <button type="button" className={styles.well} onClick={onAsk} {...about}>
          {face}
        </button>
      )}
      {room > 0 && !onAsk && (
        <label
          className={classNames(styles.well, over && styles.over)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={dropped}
        >
          <input
            type="file"
            className={styles.input}
            accept={accept}
            multiple={room > 1}
            onChange={chosen}
            aria-invalid={error === undefined ? undefined : true}
            {...about}
          />
          {face}
        </label>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlert size={20} />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map((file) => (
            <UploadRow key={file.id} file={file} texts={texts} onRemove={onRemove} onRetry={onRetry} />
          ))}
        </ul>
      )}
    </div>
  );
}
