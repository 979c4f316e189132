import type { components } from '#openapi/types.ts';
import { ImageBox } from '#design-system/index.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { parcelScene } from '#src/widgets/scene-picture/scenes.ts';
import { litShopPicture } from '#src/widgets/shop-picture.ts';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';
import * as styles from './logistics.css.ts';
import { placesOf, troubleOf } from './parcel-way.ts';

const ParcelMap = latePart(
  () => import('./parcel-map.tsx').then((module) => module.ParcelMap),
  <div className={styles.mapPlace} />,
);

interface ParcelPictureProps {
  readonly order: Pick<components['schemas']['Order'], 'lines'>;
  readonly shipment: Shipment | undefined;
  /** Whether it stands on a phone or on a wide screen. */
  readonly className: string;
}

/** The lamp while it is packed, its way as on a map, and at last the parcel on the doorstep. */
export function ParcelPicture({ order, shipment, className }: ParcelPictureProps) {
  return <div className={className}>{pictureOf(order, shipment)}</div>;
}

function pictureOf({ lines }: ParcelPictureProps['order'], shipment: Shipment | undefined) {
  const [line] = lines;
  if (shipment?.status === 'DELIVERED') return <ScenePicture scene={parcelScene} shape="upright" />;
  if (shipment && shipment.events.length > 0) {
    return <ParcelMap places={placesOf(shipment)} isStopped={troubleOf(shipment) !== undefined} />;
  }
  return (
    line && (
      <ImageBox
        picture={{ ...litShopPicture(line.image), alt: '' }}
        ratio="landscape"
        sizes="(min-width: 900px) 400px, 100vw"
        rounded
      />
    )
  );
}
