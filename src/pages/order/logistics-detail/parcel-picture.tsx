import { ScenePicture } from '#src/widgets/scene-picture/scene-picture.tsx';
import { parcelScene } from '#src/widgets/scene-picture/scenes.ts';
import type { Shipment } from '../parts/parcel/parcel-facts.tsx';
import { troubleOf } from './parcel-way.ts';

interface ParcelPictureProps {
  readonly shipment: Shipment | undefined;
  /** Whether it stands on a phone or on a wide screen. */
  readonly className: string;
}

/** A parcel on a doorstep; none while there is no parcel, and for one that does not arrive. */
export function ParcelPicture({ shipment, className }: ParcelPictureProps) {
  if (!shipment || troubleOf(shipment)) return null;
  return (
    <div className={className}>
      <ScenePicture scene={parcelScene} shape="upright" />
    </div>
  );
}
