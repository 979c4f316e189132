import { VideoPlayer } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useVideo } from '../actors/video/use-video.ts';
import { videoText as text } from '../text/video.ts';
import { shopPicture } from './shop-picture.ts';

export interface ShopVideoProps {
  readonly video: components['schemas']['Video'];
  /** The `sizes` of the poster. */
  readonly sizes: string;
}

/** A film of the shop. One plays at a time, wherever it stands. */
export function ShopVideo({ video, sizes }: ShopVideoProps) {
  const control = useVideo(video.sources);
  return (
    <VideoPlayer
      control={control}
      title={video.title}
      poster={shopPicture(video.poster)}
      sizes={sizes}
      ratio={video.ratio}
      playLabel={text.play}
      loadingLabel={text.loading}
      captions={video.captions}
    />
  );
}
