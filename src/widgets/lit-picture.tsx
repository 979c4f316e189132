import { ImageBox, type ImageBoxProps } from '#design-system/index.ts';
import { litShopPicture, type ShopImage } from './shop-picture.ts';

interface LitPictureProps extends Pick<ImageBoxProps, 'ratio' | 'sizes' | 'priority' | 'className'> {
  readonly image: ShopImage;
}

/** The night side in both themes: the lamp is on. */
export function LitPicture({ image, ...box }: LitPictureProps) {
  return <ImageBox picture={litShopPicture(image)} {...box} />;
}
