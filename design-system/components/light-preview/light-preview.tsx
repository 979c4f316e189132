import { useMemo, useState, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import * as box from '../image-box/image-box.css.ts';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Stack } from '../layout/layout.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Slider } from '../slider/slider.tsx';
import { colourOf, gainOf, hexOf, linearOf, scaled, whiteOf, type LinearRgb } from './light-color.ts';
import type { LightPass } from './mix.ts';
import { useRelit } from './use-relit.ts';

/** A light and its setting in the picture. */
export interface SetPass extends LightPass {
  /** `#rrggbb` */
  readonly color: string;
  readonly gain: number;
}

type Mode = 'scene' | 'white' | 'colour';

export interface LightPreviewTexts {
  readonly modes: string;
  readonly scene: string;
  readonly white: string;
  readonly colour: string;
  readonly warmth: string;
  readonly hue: string;
  readonly brightness: string;
  readonly off: string;
  readonly failed: string;
  readonly retry: string;
}

export interface LightPreviewProps {
  /** Shown while the light passes load. */
  readonly picture: Picture;
  readonly ambient: SetPass;
  /** The light passes of the lamp. */
  readonly zones: readonly SetPass[];
  readonly hasColours: boolean;
  /** Kelvin. */
  readonly white: { readonly from: number; readonly to: number };
  readonly texts: LightPreviewTexts;
  /** Lays out the picture and its controls. */
  readonly children: (parts: { readonly stage: ReactNode; readonly switches: ReactNode }) => ReactNode;
}

const warmWhite = 2_700;
const hues = [0, 60, 120, 180, 240, 300, 360].map((hue) => hexOf(colourOf(hue)));

/** A room by night with an adjustable lamp: colour, warmth and brightness, mixed in the browser. */
export function LightPreview({ picture, ambient, zones, hasColours, white, texts, children }: LightPreviewProps) {
  const [mode, setMode] = useState<Mode>(hasColours ? 'scene' : 'white');
  const [kelvin, setKelvin] = useState(Math.min(white.to, Math.max(white.from, warmWhite)));
  const [hue, setHue] = useState(190);
  const [brightness, setBrightness] = useState(80);
  const passes = useMemo(() => [ambient, ...zones], [ambient, zones]);

  const chosen = (own: string): LinearRgb => {
    if (mode === 'scene') return linearOf(own);
    return mode === 'white' ? whiteOf(kelvin) : colourOf(hue);
  };
  const lights = [
    scaled(linearOf(ambient.color), ambient.gain),
    ...zones.map(({ color, gain }) => scaled(chosen(color), gain * gainOf(brightness))),
  ];
  const { state, retry, watch, canvas, kind } = useRelit(passes, lights);

  return children({
    stage: (
      <div ref={watch} className={classNames(box.root, box.ratios.square, box.rounded)}>
        {state !== 'ready' && <ImageBox picture={picture} sizes="(min-width: 900px) 46vw, 92vw" ratio="square" />}
        {state !== 'failed' && (
          <canvas
            ref={canvas}
            className={box.picture}
            width={800}
            height={800}
            role="img"
            aria-label={picture.alt}
            aria-hidden={state === 'waiting'}
            data-state={state}
            data-kind={kind}
          />
        )}
      </div>
    ),
    switches:
      state === 'failed' ? (
        <Stack gap="m" align="start">
          <InlineMessage tone="critical">{texts.failed}</InlineMessage>
          <Button tone="outline" onClick={retry}>
            {texts.retry}
          </Button>
        </Stack>
      ) : (
        <Stack gap="s">
          {hasColours && (
            <SegmentedControl<Mode>
              legend={texts.modes}
              options={[
                { value: 'scene', label: texts.scene },
                { value: 'white', label: texts.white },
                { value: 'colour', label: texts.colour },
              ]}
              value={mode}
              onChange={setMode}
            />
          )}
          {mode === 'white' && white.from < white.to && (
            <Slider
              label={texts.warmth}
              min={white.from}
              max={white.to}
              step={50}
              value={kelvin}
              onChange={setKelvin}
              format={(value) => `${value} K`}
              colours={[0, 0.25, 0.5, 0.75, 1].map((at) => hexOf(whiteOf(white.from + at * (white.to - white.from))))}
            />
          )}
          {mode === 'colour' && (
            <Slider
              label={texts.hue}
              min={0}
              max={360}
              step={2}
              value={hue}
              onChange={setHue}
              format={(value) => `${value}°`}
              colours={hues}
            />
          )}
          <Slider
            label={texts.brightness}
            min={0}
            max={100}
            value={brightness}
            onChange={setBrightness}
            format={(value) => (value === 0 ? texts.off : `${value} %`)}
          />
        </Stack>
      ),
  });
}
