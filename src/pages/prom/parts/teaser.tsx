import type { ComponentProps } from 'react';
import type { InterestProject } from './interest-queries.ts';
import { type Outline, OutlinePicture } from './outline-drawing.tsx';

const outlines: Readonly<Record<InterestProject['outline'], Outline>> = {
  BARS: {
    body: 'M200 420v-84M200 336l-72-42M200 336l72-42M128 294v-84M272 294v-84M128 210l72-42M272 210l72-42M128 210l-72-42M200 168v-84',
    light: [200, 252, 210],
  },
  RING: {
    thin: 'M200 0v132M200 132L94 276M200 132l106 144',
    faint: 'M70 430h260',
    body: 'M200 236c66 0 120 20 120 46s-54 46-120 46-120-20-120-46 54-46 120-46Z',
    light: [200, 326, 180],
  },
  LANTERN: {
    thin: 'M138 196c0-100 124-100 124 0M138 380h124M156 416h88M188 300v-34c0-10 24-10 24 0v34',
    faint: 'M40 420h320',
    body: 'M140 204h120v208h-120Z',
    light: [200, 286, 170],
  },
  RAIL: {
    thin: 'M88 168v-74h30v74M132 168V70h24v98M170 168V86h36v82M286 168l-34-92',
    faint: 'M60 420h280M92 214l-52 190M308 214l52 190',
    body: 'M60 176h280M92 204h216',
    light: [200, 232, 190],
  },
  MIRROR: {
    thin: 'M140 300l90-130M170 330l104-150',
    faint: 'M90 430h220M110 430v-14h180v14',
    body: 'M200 122a124 124 0 1 0 .1 0Z',
    light: [200, 246, 190],
  },
  CURTAIN: {
    thin: 'M40 84h320M64 84v300M118 84v340M172 84v280M226 84v330M280 84v290M334 84v320',
    body: 'M64 160v.1M64 260v.1M64 384v.1M118 200v.1M118 310v.1M118 424v.1M172 150v.1M172 262v.1M172 364v.1M226 190v.1M226 300v.1M226 414v.1M280 160v.1M280 270v.1M280 374v.1M334 210v.1M334 320v.1M334 404v.1',
    light: [200, 270, 220],
  },
};

interface TeaserProps extends Pick<ComponentProps<typeof OutlinePicture>, 'isWide' | 'sizes'> {
  readonly project: Pick<InterestProject, 'outline' | 'state' | 'image'>;
}

/** The outline of a light on night, lit while people register; its picture once it is out. The title beside it names it. */
export const Teaser = ({ project: { outline, state, image }, ...frame }: TeaserProps) => (
  <OutlinePicture outline={outlines[outline]} isLit={state === 'OPEN'} image={image} {...frame} />
);
