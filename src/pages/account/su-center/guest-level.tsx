import { Button, Heading, LevelLamp, Link } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { suCenterText as text } from './text.ts';
import { entryHref } from '../parts/return-place.ts';
import { reedRoom } from './reed-room.ts';
import * as styles from './su-center.css.ts';

const thisPage = href('/account/su-center');

/** What the programme is, before the log-in. */
export function GuestLevel() {
  return (
    <LevelLamp
      room={reedRoom}
      value={0}
      max={1}
      heading={
        <Heading level={1} tabIndex={-1}>
          {text.guest.heading}
        </Heading>
      }
      text={text.guest.text}
    >
      <div className={styles.actions}>
        <Button asChild>
          <Link href={entryHref('/account/login', thisPage)} tone="plain">
            {text.guest.logIn}
          </Link>
        </Button>
        <Button asChild tone="outline">
          <Link href={entryHref('/account/signUp', thisPage)} tone="plain">
            {text.guest.join}
          </Link>
        </Button>
      </div>
    </LevelLamp>
  );
}
