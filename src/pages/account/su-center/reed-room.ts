import type { LampRoomPictures } from '#design-system/index.ts';
import { reedStage } from '#src/widgets/scene-picture/scenes.ts';
import { shopFiles } from '#src/widgets/shop-picture.ts';

/** A paper floor lamp in a dark room, at its least and fully lit. */
export const reedRoom: LampRoomPictures = {
  low: shopFiles(reedStage, 'low'),
  full: shopFiles(reedStage, 'night'),
};
