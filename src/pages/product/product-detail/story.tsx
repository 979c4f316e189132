import { lazy, Suspense } from 'react';
import { classNames, Heading, ImageBox, Text, type Picture } from '#design-system/index.ts';
import { loadMargin, useNear } from '#design-system/foundations/use-near.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';
import { shopPicture } from '#src/widgets/shop-picture.ts';
import type { ProductDetail } from '../parts/choice.ts';
import * as styles from './product.css.ts';

type Chapter = ProductDetail['descriptionBlocks'][number];

const ShopVideo = lazy(() => import('#src/widgets/shop-video.tsx').then((module) => ({ default: module.ShopVideo })));

const halfPage = '(min-width: 900px) 46vw, 92vw';

/** The film of a chapter; its poster alone until it comes near the screen. */
function ChapterFilm({ video }: { video: NonNullable<Chapter['video']> }) {
  const [watch, isNear] = useNear(loadMargin);
  const poster = (
    <ImageBox picture={shopPicture(video.poster)} ratio={video.ratio === '16:9' ? 'wide' : 'video'} sizes={halfPage} />
  );
  if (!isNear) return <div ref={watch}>{poster}</div>;
  return (
    <ErrorBoundary instead={poster} onError={remoteLog.pageError}>
      <Suspense fallback={poster}>
        <ShopVideo video={video} sizes={halfPage} />
      </Suspense>
    </ErrorBoundary>
  );
}

/**
 * The description, chapter by chapter. The first has the opening picture when it brings none of its own; a chapter without
 * a picture stands alone on a ground of dusk.
 */
export function Story({ blocks, opening }: { blocks: readonly Chapter[]; opening: Picture }) {
  const chapters = blocks.map(({ title, text, video, image: own }, index) => ({
    title,
    text,
    video,
    picture: own ? shopPicture(own) : index === 0 ? opening : undefined,
  }));
  return (
    <div className={styles.story}>
      {chapters.map(({ title, text, video, picture }, index) =>
        video || picture ? (
          <section key={title} className={styles.chapter}>
            <div className={classNames(styles.chapterPicture, styles.clipped, index % 2 === 1 && styles.turned)}>
              {video && <ChapterFilm video={video} />}
              {!video && picture && <ImageBox picture={picture} ratio="landscape" sizes={halfPage} />}
            </div>
            <div className={styles.chapterText}>
              <Heading level={2}>{title}</Heading>
              <Text size="lead" tone="muted">
                {text}
              </Text>
            </div>
          </section>
        ) : (
          <section key={title} className={styles.quiet}>
            <Heading level={2}>{title}</Heading>
            <p className={styles.quietText}>{text}</p>
          </section>
        ),
      )}
    </div>
  );
}
