import { useState } from 'react';
import { Button, IconButton, IconClose, Text } from '#design-system/index.ts';
import { readNote } from '#rules/light-note.ts';
import type { LightRange, LightSetting } from '#rules/light-setting.ts';
import { ShareLight } from './share-light.tsx';
import { noteText as text } from './text.ts';
import * as styles from './note.css.ts';

export interface NoteCardProps {
  /** The fragment that the page was opened with. */
  readonly hash: string;
  readonly range: LightRange;
  /** The light that came with the note. */
  readonly addressed: LightSetting;
  readonly setting: LightSetting;
  /** The address of the lamp in the light that it is set to. */
  readonly addressOf: (setting: LightSetting) => string;
  /** Sets the lamp. */
  readonly onShow: (setting: LightSetting) => void;
}

/** What a friend wrote to the light that a link carries, on the picture: answered by a link with another light. */
export function NoteCard({ hash, range, addressed, setting, addressOf, onShow }: NoteCardProps) {
  const [note] = useState(() => readNote(hash, range));
  const [shown, setShown] = useState<'note' | 'answer' | 'none'>('note');
  const [isBefore, setBefore] = useState(false);
  if (!note || shown === 'none') return null;
  const { before } = note;
  return (
    <aside className={styles.card} aria-label={text.note}>
      <p className={styles.quote}>{text.quoted(note.text)}</p>
      <Text size="small" tone="muted">
        {text.by}
      </Text>
      <div className={styles.actions}>
        <Button size="s" onClick={() => setShown('answer')}>
          {text.answer}
        </Button>
        {before && (
          <Button
            size="s"
            tone="outline"
            onClick={() => {
              onShow(isBefore ? addressed : before);
              setBefore(!isBefore);
            }}
          >
            {isBefore ? text.now : text.before}
          </Button>
        )}
      </div>
      <div className={styles.hide}>
        <IconButton label={text.hide} icon={<IconClose size={20} />} onClick={() => setShown('none')} />
      </div>
      {shown === 'answer' && (
        <ShareLight url={addressOf(setting)} setting={setting} before={addressed} onClose={() => setShown('note')} />
      )}
    </aside>
  );
}
