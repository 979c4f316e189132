import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { firstWhite, kelvinStep, type LightChoice, type WhiteRange } from '#rules/light-choices.ts';
import { hexOf, lightOf, whiteOf } from '#rules/light-color.ts';
import { roomLights, type SetLight } from '#rules/light-mix.ts';
import { asPictured, levelStep, type LightSetting } from '#rules/light-setting.ts';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import * as box from '../image-box/image-box.css.ts';
import { Stack } from '../layout/layout.tsx';
import { Slider } from '../slider/slider.tsx';
import { spillSide } from './draw-spill.ts';
import { LightDots } from './light-dots.tsx';
import type { LightPass } from './mix.ts';
import { useRelit } from './use-relit.ts';
import * as styles from './light-preview.css.ts';

/** A light, its file and its setting in the picture. */
export type SetPass = LightPass & SetLight;

export interface LightPreviewTexts {
  readonly light: string;
  readonly lights: Readonly<Record<LightChoice, string>>;
  readonly warmth: string;
  readonly brightness: string;
  readonly turnOff: string;
  readonly turnOn: string;
  readonly off: string;
  readonly failed: string;
  readonly retry: string;
}

export interface LightPreviewParts {
  /** Lies over the picture, which the caller shows: nothing until a light has been set. */
  readonly canvas: ReactNode;
  /** The light of the picture's edges, to lie behind it and what stands beside it. */
  readonly spill: ReactNode;
  readonly switches: ReactNode;
}

export interface LightPreviewProps {
  readonly ambient: SetPass;
  /** The light passes of the lamp. */
  readonly zones: readonly SetPass[];
  readonly hasColours: boolean;
  readonly white: WhiteRange;
  /** What the lamp is set to at first; what its picture shows when absent. */
  readonly start?: LightSetting | undefined;
  /** Called with what the lamp is set to, first with `start`. */
  readonly onSet?: ((setting: LightSetting) => void) | undefined;
  /** Whether the shopper's pointer, finger or focus has come to the picture or its switches. */
  readonly isApproached: boolean;
  readonly texts: LightPreviewTexts;
  /** What else can be done with the light, after the button that turns it off. */
  readonly beside?: ReactNode;
  /** Lays out the parts. */
  readonly children: (parts: LightPreviewParts) => ReactNode;
}

const off = 0;

/** A room by night with an adjustable lamp: colour, warmth and brightness, mixed in the browser. */
export function LightPreview(props: LightPreviewProps) {
  const { ambient, zones, hasColours, white, start = asPictured, onSet, isApproached, texts, beside, children } = props;
  const [light, setLight] = useState(start.light);
  const [brightness, setBrightness] = useState(start.level === off ? asPictured.level : start.level);
  const [isOn, setOn] = useState(start.level !== off);
  const passes = useMemo(() => [ambient, ...zones], [ambient, zones]);
  const level = isOn ? brightness : off;

  useEffect(() => onSet?.({ light, level }), [light, level, onSet]);

  const lights = roomLights(ambient, zones, lightOf(light, white), level);
  const { state, retry, canvas, spill, kind } = useRelit(passes, lights, isApproached);

  const shine = (percent: number) => {
    if (percent !== off) setBrightness(percent);
    setOn(percent !== off);
  };
  const isReady = state === 'ready';

  return children({
    canvas: state !== 'failed' && (
      <canvas
        ref={canvas}
        className={box.picture}
        aria-hidden="true"
        hidden={!isReady}
        data-state={state}
        data-kind={kind}
      />
    ),
    spill: <canvas ref={spill} className={styles.spill} width={spillSide} height={spillSide} aria-hidden="true" />,
    switches:
      state === 'failed' ? (
        <Stack gap="m" align="start">
          <InlineMessage tone="critical">{texts.failed}</InlineMessage>
          <Button tone="outline" onClick={retry}>
            {texts.retry}
          </Button>
        </Stack>
      ) : (
        <div className={styles.switches}>
          {hasColours ? (
            <LightDots
              legend={texts.light}
              names={texts.lights}
              value={typeof light === 'number' ? 'scene' : light}
              onChange={setLight}
              white={white}
              sceneColours={zones.map(({ color }) => color)}
            />
          ) : (
            <Warmth
              label={texts.warmth}
              white={white}
              value={typeof light === 'number' ? light : firstWhite(white)}
              onChange={setLight}
            />
          )}
          <div className={styles.row}>
            <div className={styles.wide}>
              <Slider
                label={texts.brightness}
                min={off}
                max={100}
                step={levelStep}
                value={level}
                onChange={shine}
                format={(value) => (value === off ? texts.off : `${value} %`)}
              />
            </div>
            <Button tone="outline" onClick={() => setOn(!isOn)}>
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
            {beside}
          </div>
        </div>
      ),
  });
}

interface WarmthProps {
  readonly label: string;
  readonly white: WhiteRange;
  /** Kelvin. */
  readonly value: number;
  readonly onChange: (kelvin: number) => void;
}

/** From warm to cold, where the lamp has more than one white. */
function Warmth({ label, white: { from, to }, value, onChange }: WarmthProps) {
  if (from >= to) return null;
  return (
    <Slider
      label={label}
      min={from}
      max={to}
      step={kelvinStep}
      value={value}
      onChange={onChange}
      format={(kelvin) => `${kelvin} K`}
      colours={[0, 0.25, 0.5, 0.75, 1].map((at) => hexOf(whiteOf(from + at * (to - from))))}
    />
  );
}
