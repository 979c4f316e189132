import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button, Chip, IconPlus, IconRefresh, ImageBox } from '#design-system/index.ts';
import { Spinner } from '#design-system/components/spinner/spinner.tsx';
import { useShop } from '../../../actors/use-shop.ts';
import { wallLamps } from '../../../api/queries/wall-lamps.ts';
import { QueryView } from '../../query-view.tsx';
import { shopPicture } from '../../shop-picture.ts';
import { wallText as text } from './text.ts';
import type { useWallLamps, WallLamp } from './use-wall-lamps.ts';
import { mostLamps } from './wall-scene.ts';
import * as styles from './wall.css.ts';

/** What a lamp is called among all that hang. */
export const lampName = ({ title, options }: WallLamp): string =>
  [title, ...options.map(({ value }) => value)].join(', ');

interface LampRowProps {
  readonly hung: Omit<ReturnType<typeof useWallLamps>, 'move' | 'set' | 'flick' | 'putBack'>;
  /** What each of the lamps that hang is called. */
  readonly names: readonly (string | undefined)[];
  /** Said when a lamp has come. */
  readonly onHung: (name: string) => void;
}

/** The lamps that hang: which of them is set, one more, another one instead. */
export function LampRow({ hung: { lamps, active, setActive, add, swap, remove }, names, onHung }: LampRowProps) {
  const [picking, setPicking] = useState<'add' | 'swap'>();
  const stripId = useId();
  const pick = (lamp: WallLamp) => {
    if (picking === 'add') add(lamp);
    else swap(lamp);
    setPicking(undefined);
    onHung(lampName(lamp));
  };
  const opener = (what: 'add' | 'swap') => ({
    size: 's' as const,
    tone: 'quiet' as const,
    'aria-expanded': picking === what,
    'aria-controls': stripId,
    onClick: () => setPicking(picking === what ? undefined : what),
  });
  return (
    <section aria-label={text.lamps} className={styles.lamps}>
      <div className={styles.actions}>
        {lamps.length > 1 &&
          lamps.map(({ lamp }, index) => (
            <Chip key={lamp.wall.url} selected={index === active} onToggle={() => setActive(index)}>
              {names[index] ?? text.stage}
            </Chip>
          ))}
        {lamps.length < mostLamps && (
          <Button {...opener('add')}>
            <IconPlus size={20} />
            {text.add}
          </Button>
        )}
        <Button {...opener('swap')}>
          <IconRefresh size={20} />
          {text.swap}
        </Button>
        {lamps.length > 1 && (
          <Button size="s" tone="quiet" onClick={remove}>
            {text.remove}
          </Button>
        )}
      </div>
      <div id={stripId}>{picking && <LampStrip except={lamps.map(({ lamp }) => lamp.wall.url)} onPick={pick} />}</div>
    </section>
  );
}

interface LampStripProps {
  /** Pictures that hang already. */
  readonly except: readonly string[];
  readonly onPick: (lamp: WallLamp) => void;
}

/** All lamps that can be seen on a wall, each picture once. */
function LampStrip({ except, onPick }: LampStripProps) {
  const found = useQuery(wallLamps(useShop()));
  return (
    <QueryView query={found} waiting={<Spinner label={text.loadingLamps} />}>
      {({ list }) => {
        const byPicture = new Map(list.toReversed().map((lamp) => [lamp.wall.url, lamp]));
        for (const url of except) byPicture.delete(url);
        return (
          <ul className={styles.strip} aria-label={text.pick}>
            {[...byPicture.values()].toReversed().map((lamp) => (
              <li key={lamp.sku}>
                <button type="button" className={styles.pick} onClick={() => onPick(lamp)}>
                  <ImageBox picture={{ ...shopPicture(lamp.image), alt: '' }} sizes="80px" rounded />
                  <span className={styles.pickName}>{lamp.title}</span>
                </button>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
