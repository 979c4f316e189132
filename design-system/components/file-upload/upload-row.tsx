import { IconClose, IconImage, IconRefresh } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Progress } from '../progress/progress.tsx';
import * as styles from './file-upload.css.ts';

export type Upload = {
  id: string;
  name: string;
  state: 'uploading' | 'done' | 'failed';
  /** Progress from 0 to 100, while uploading; without it words say that it is on its way. */
  sent?: number | undefined;
  /** Details: "2.1 MB", "Too large". */
  note: string;
  /** The address of a thumbnail. */
  preview?: string | undefined;
};

export type UploadTexts = {
  /** Accessible names of the buttons of one file: "Take lamp.jpg off". */
  remove: (name: string) => string;
  retry: (name: string) => string;
  sending: (name: string) => string;
};

type UploadRowProps = {
  file: Upload;
  texts: UploadTexts;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
};

/** One file and its state. */
export function UploadRow({ file, texts, onRemove, onRetry }: UploadRowProps) {
  const { id, name, state, sent, note, preview } = file;
  return (
    <li className={styles.row} data-state={state}>
      {preview === undefined ? (
        <span className={styles.thumb} aria-hidden="true">
          <IconImage size={20} />
        </span>
      ) : (
        <img className={styles.thumb} src={preview} alt="" width="48" height="48" />
      )}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        {state === 'uploading' && sent !== undefined ? (
          <Progress value={sent} label={texts.sending(name)} />
        ) : (
          <p
            className={state === 'failed' ? styles.failed : styles.quiet}
            role={state === 'failed' ? 'alert' : undefined}
          >
            {state === 'uploading' ? texts.sending(name) : note}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={texts.retry(name)} icon={<IconRefresh size={20} />} onClick={() => onRetry(id)} />
      )}
      <IconButton label={texts.remove(name)} icon={<IconClose size={20} />} onClick={() => onRemove(id)} />
    </li>
  );
}
