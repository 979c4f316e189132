import { lazy, Suspense } from 'react';
import { ImageBox, Text } from '#design-system/index.ts';
import { levelInExposure } from '#rules/compare.ts';
import { asPictured, litName } from '#rules/light-setting.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { coinCount } from '#src/widgets/coins/coin-count.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { litShopPicture, shopPicture } from '#src/widgets/shop-picture.ts';
import type { Lamp } from './compared.ts';
import { compareText as text } from './text.ts';
import * as styles from './compare.css.ts';

// What mixes light comes with whoever comes to set it.
const LitRoom = lazy(() =>
  import('#design-system/components/light-preview/lit-room.tsx').then((module) => ({ default: module.LitRoom })),
);

interface LitLampProps {
  readonly lamp: Lamp;
  /** What every lamp is to give as far as it can, in lumens. */
  readonly need: number;
  /** What the brightest of them gives, in lumens. */
  readonly most: number;
  /** What every lamp was to give when the page came, which its picture shows. */
  readonly first: number;
  readonly isApproached: boolean;
}

/** A lamp in its room, in the exposure of all the others. */
export function LitLamp({ lamp, need, most, first, isApproached }: LitLampProps) {
  const site = useSite();
  const { light, variant } = lamp;
  const { image, relit, lumens } = variant;
  if (!light || !relit || lumens === undefined)
    return (
      <>
        <div className={styles.lit}>
          <ImageBox picture={shopPicture(image)} sizes={sizes} rounded className={styles.room} />
        </div>
        <Text size="small" tone="muted">
          {light ? text.notStated : text.noLight}
        </Text>
      </>
    );
  const levelAt = (lumensNeeded: number) => levelInExposure(Math.min(lumens, lumensNeeded), most);
  const lit = litName({ light: asPictured.light, level: levelAt(first) }, light.white);
  const picture = litShopPicture(image);
  const output = Math.min(lumens, need);
  const written = coinCount(Math.round(output), site);
  return (
    <>
      <div className={styles.lit}>
        <ImageBox
          picture={
            lit === undefined
              ? picture
              : { ...picture, day: { ...picture.day, avif: `${image.url}${lit}.avif 640w`, upright: undefined } }
          }
          sizes={sizes}
          rounded
          className={styles.room}
        />
        {isApproached && (
          <ErrorBoundary quiet onError={remoteLog.pageError}>
            <Suspense>
              <LitRoom {...relit} white={light.white} setting={{ light: asPictured.light, level: levelAt(need) }} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      <Text size="small" weight="medium" numbers>
        {output === 0 ? text.off : output === lumens ? text.most(written) : text.dimmed(written)}
      </Text>
    </>
  );
}

const sizes = '(min-width: 900px) 30vw, 46vw';
