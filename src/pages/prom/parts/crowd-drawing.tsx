import type { ComponentProps } from 'react';
import type { CrowdCard } from './crowd-queries.ts';
import { type Outline, OutlinePicture } from './outline-drawing.tsx';

const outlines: Readonly<Record<CrowdCard['drawing'], Outline>> = {
  TRIO: {
    thin: 'M60 96h280M110 96v96M200 96v150M290 96v60M200 60v36',
    faint: 'M30 440h340M70 440v60M330 440v60',
    body: 'M82 236c0-60 56-60 56 0ZM172 290c0-60 56-60 56 0ZM262 200c0-60 56-60 56 0Z',
    light: [200, 330, 210],
  },
  ARCH: {
    thin: 'M150 440V176h100v264M232 316h8',
    faint: 'M20 440h360M60 0v440M340 0v440',
    body: 'M112 440V138h176v302',
    light: [200, 300, 200],
  },
  STEM: {
    thin: 'M140 424h120M158 424c0-22 84-22 84 0M198 404L250 176',
    faint: 'M40 440h320M284 440v-26h70v26M290 414v-18h58v18',
    body: 'M250 176L150 132',
    light: [190, 236, 170],
  },
  LEDGE: {
    thin: 'M236 214h44v-40h-44ZM280 184c20 0 20 22 0 22M126 214v-66h16v66M148 214v-74h20v74',
    faint: 'M90 60v380M90 400h270c10-60-20-92-80-92H90',
    body: 'M98 222h220',
    light: [208, 286, 160],
  },
  KITE: {
    thin: 'M200 0v116M200 116L112 232M200 116l88 116M112 232l88 150M288 232L200 382M112 232h176M200 116v266',
    faint: 'M40 450h320',
    body: 'M200 116l88 116-88 150-88-150Z',
    light: [200, 256, 190],
  },
  BUOY: {
    thin: 'M200 330v46M176 376h48',
    faint:
      'M0 332c34-18 66-18 100 0s66 18 100 0 66-18 100 0 66 18 100 0M40 392c28-14 52-14 80 0s52 14 80 0 52-14 80 0 52 14 80 0M90 440c22-10 44-10 66 0s44 10 66 0 44-10 66 0',
    body: 'M122 300c0-110 156-110 156 0 0 40-156 40-156 0Z',
    light: [200, 262, 190],
  },
};

interface CrowdDrawingProps extends Pick<ComponentProps<typeof OutlinePicture>, 'isWide' | 'sizes'> {
  readonly project: Pick<CrowdCard, 'drawing' | 'state' | 'image'>;
}

/** A light that people pledge for, as lines on night. It is dark until pledges begin, and where it was not wanted. */
export const CrowdDrawing = ({ project: { drawing, state, image }, ...frame }: CrowdDrawingProps) => (
  <OutlinePicture
    outline={outlines[drawing]}
    isLit={state !== 'COMING' && state !== 'FAILED'}
    image={image}
    {...frame}
  />
);
