import { Scene } from '#design-system/index.ts';
import { ShopVideo } from '../../widgets/shop-video.tsx';
import type { PropsOf } from '../block.ts';
import { WayOn } from './way-on.tsx';

/** A film from edge to edge, with its words on the poster until it begins. */
export function VideoBlock({ id, data: { title, text, action, href, video } }: PropsOf<'VIDEO', 1>) {
  return (
    <Scene
      id={id}
      title={title}
      text={text}
      picture={<ShopVideo video={video} sizes="100vw" />}
      action={<WayOn href={href} label={action} />}
    />
  );
}
