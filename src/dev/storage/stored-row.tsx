import { useState, type SubmitEvent } from 'react';
import {
  Badge,
  Button,
  classNames,
  IconButton,
  IconEye,
  IconEyeOff,
  Inline,
  Text,
  TextArea,
  type BadgeTone,
} from '#design-system/index.ts';
import { standingUnder, type Row, type Standing } from './rows.ts';
import * as styles from './storage-page.css.ts';
import { text } from './text.ts';

interface StoredRowProps {
  readonly row: Row;
  readonly isRevealed: boolean;
  readonly onTurn: () => void;
  readonly onWrite: (text: string) => void;
  readonly onRemove: () => void;
}

const tones: Readonly<Record<Standing, BadgeTone>> = {
  kept: 'positive',
  renewed: 'caution',
  refused: 'critical',
  missing: 'neutral',
  unknown: 'info',
};

/** One value: what it is for, how it stands, its text, and the ways to change it. */
export function StoredRow({ row, isRevealed, onTurn, onWrite, onRemove }: StoredRowProps) {
  const { key, about, standing, fallback, isSecret, bytes } = row;
  const [isEdited, setEdited] = useState(false);
  const isKept = row.text !== undefined;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Inline gap="s" align="centre" wrap>
          <span className={styles.key}>{key}</span>
          <Badge tone={tones[standing]}>{text.standings[standing]}</Badge>
        </Inline>
        {about !== '' && (
          <Text size="small" tone="muted">
            {about}
          </Text>
        )}
      </div>
      <div className={styles.words}>
        {isKept && <RawText row={row} isShown={!isSecret || isRevealed} />}
        <span className={styles.meta}>
          {isKept && `${text.bytes(bytes)} · `}
          {text.fallback}: {fallback === undefined || fallback === '' ? text.nothing : fallback}
        </span>
      </div>
      <div className={styles.actions}>
        {isSecret && isKept && (
          <IconButton
            label={isRevealed ? text.hide(key) : text.reveal(key)}
            icon={isRevealed ? <IconEyeOff size={20} /> : <IconEye size={20} />}
            onClick={onTurn}
          />
        )}
        <Button tone="quiet" size="s" aria-label={text.editOf(key)} onClick={() => setEdited(!isEdited)}>
          {text.edit}
        </Button>
        {fallback !== undefined && fallback !== '' && fallback !== row.text && (
          <Button tone="quiet" size="s" aria-label={text.resetOf(key)} onClick={() => onWrite(fallback)}>
            {text.reset}
          </Button>
        )}
        {isKept && (
          <Button tone="quiet" size="s" aria-label={text.removeOf(key)} onClick={onRemove}>
            {text.remove}
          </Button>
        )}
      </div>
      {isEdited && (
        <Editor
          row={row}
          onCancel={() => setEdited(false)}
          onWrite={(next) => {
            setEdited(false);
            onWrite(next);
          }}
        />
      )}
    </li>
  );
}

function RawText({ row: { key, text: storedText = '' }, isShown }: { row: Row; isShown: boolean }) {
  // A box that scrolls has to be reached without a mouse.
  const box = { role: 'group', 'aria-label': `${text.raw}: ${key}`, tabIndex: 0 } as const;
  if (storedText === '') return <code className={classNames(styles.raw, styles.faint)}>{text.empty}</code>;
  return (
    <code className={styles.raw} {...box}>
      {isShown ? storedText : '•'.repeat(12)}
    </code>
  );
}

interface EditorProps {
  readonly row: Row;
  readonly onCancel: () => void;
  readonly onWrite: (text: string) => void;
}

function Editor({ row, onCancel, onWrite }: EditorProps) {
  const [next, setNext] = useState(row.text ?? row.fallback ?? '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onWrite(next);
  };
  return (
    <form className={styles.editor} onSubmit={submit} aria-label={text.editOf(row.key)}>
      <TextArea
        label={text.raw}
        hint={text.standings[standingUnder(row, next)]}
        rows={4}
        spellCheck={false}
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <Inline gap="s">
        <Button type="submit" size="s">
          {text.save}
        </Button>
        <Button tone="quiet" size="s" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Inline>
    </form>
  );
}
