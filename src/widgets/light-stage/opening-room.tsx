import { useState } from 'react';
import type { LightSetting } from '#rules/light-setting.ts';
import { useIsInBrowser } from '../../hooks/use-is-in-browser.ts';
import { latePart } from '../late-part.tsx';
import { addressWith, LightLink } from './light-link.tsx';
import { LightRoom, type LightRoomProps } from './light-room.tsx';
import { WallButton } from './wall/wall-button.tsx';
import * as styles from './light-stage.css.ts';

interface OpeningRoomProps extends Omit<LightRoomProps, 'start' | 'onSet' | 'beside' | 'children'> {
  /** The light that the address of its page carries. */
  readonly addressed: LightSetting;
}

const NoteCard = latePart(() => import('./note/note-card.tsx').then((module) => module.NoteCard));

/**
 * The switches of a lamp that opens a page, with what only such a page has: a link with its light, the note that came with one,
 * and a wall of one's own.
 */
export function OpeningRoom({ addressed, ...room }: OpeningRoomProps) {
  const [start, setStart] = useState(addressed);
  const [setting, setSetting] = useState(addressed);
  // The address follows the switches and loses the note.
  const [hash] = useState(() => (import.meta.env.SSR ? '' : window.location.hash));
  const hasNote = useIsInBrowser() && hash.startsWith('#note=');
  const { light, relit } = room;
  const { wall, zones } = relit;
  return (
    <>
      <LightRoom
        {...room}
        key={`${start.light} ${start.level}`}
        start={start}
        onSet={setSetting}
        beside={<LightLink setting={setting} range={light} />}
      >
        {wall && (
          <div className={styles.onWall}>
            <WallButton wall={wall} light={light} sceneColours={zones.map(({ color }) => color)} start={setting} />
          </div>
        )}
      </LightRoom>
      {hasNote && (
        <NoteCard
          hash={hash}
          range={light}
          addressed={addressed}
          setting={setting}
          addressOf={addressWith}
          onShow={setStart}
        />
      )}
    </>
  );
}
