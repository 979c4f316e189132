import { useEffect, useState, type ComponentProps } from 'react';
import { Scene, SceneOver, type PictureFiles } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useAppliedTheme } from '../../actors/theme/use-applied-theme.ts';
import { useActors, useSite } from '../../actors/use-actors.ts';
import { deviceTimeZone } from '../../api/time-zone.ts';
import { usePlace } from '../../hooks/use-place.ts';

interface RoomNow {
  /** Undefined where the page shows the hour already. */
  readonly files: PictureFiles | undefined;
  readonly line: string | undefined;
  /** The sun is up. */
  readonly isDay: boolean;
}

export interface RoomOfTheHourProps {
  readonly hero: components['schemas']['Hero'];
  readonly scene: ComponentProps<typeof Scene>;
}

/**
 * A room as it looks at the shopper's hour. The server sends noon for the light theme and evening for the dark one. When the
 * machines have started, the hour of the device fades in once and the line about the sunset is filled; where its code does not
 * come, the room stays as it is. A change of theme shows the room of that theme again.
 */
export function RoomOfTheHour({ hero, scene }: RoomOfTheHourProps) {
  const hasStarted = useActors() !== undefined;
  const theme = useAppliedTheme();
  const site = useSite();
  const { query } = usePlace();
  const [room, setRoom] = useState<RoomNow & { readonly theme: typeof theme }>();
  const address = query.get('hour');

  useEffect(() => {
    if (!hasStarted || room) return undefined;
    let isCurrent = true;
    import('./room-hour.ts').then(
      ({ deviceHour, filesOfHour, sunsetLine }) => {
        const zone = deviceTimeZone();
        const now = deviceHour(Date.now(), zone, address);
        if (!isCurrent || !now) return;
        const { hour, sunset } = now;
        setRoom({
          theme,
          files: filesOfHour(hero, hour, theme),
          isDay: hour === 'MORNING' || hour === 'NOON',
          line: sunset === undefined ? undefined : sunsetLine(sunset, site),
        });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [hasStarted, room, theme, site, hero, address]);

  const now = room?.theme === theme ? room : undefined;
  return (
    <Scene
      {...scene}
      note={room?.line ?? null}
      day={now?.isDay ?? true}
      over={now?.files && <SceneOver files={now.files} />}
    />
  );
}
