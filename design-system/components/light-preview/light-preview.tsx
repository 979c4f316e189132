import { useMemo, useState, type ReactNode } from 'react';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import * as box from '../image-box/image-box.css.ts';
import { Stack } from '../layout/layout.tsx';
import { Slider } from '../slider/slider.tsx';
import { spillSide } from './draw-spill.ts';
import { firstWhite, lightOf, type LightChoice, type WhiteRange } from './light-choices.ts';
import { gainOf, hexOf, linearOf, scaled, whiteOf } from './light-color.ts';
import { LightDots } from './light-dots.tsx';
import type { LightPass } from './mix.ts';
import { useRelit } from './use-relit.ts';
import * as styles from './light-preview.css.ts';

/** A light and its setting in the picture. */
export interface SetPass extends LightPass {
  /** `#rrggbb` */
  readonly color: string;
  readonly gain: number;
}

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
  /** Whether the shopper's pointer, finger or focus has come to the picture or its switches. */
  readonly isApproached: boolean;
  readonly texts: LightPreviewTexts;
  /** Lays out the parts. */
  readonly children: (parts: LightPreviewParts) => ReactNode;
}

/** The brightness of the picture, in percent. */
const asPictured = 80;
const noLight = 0;

/** A room by night with an adjustable lamp: colour, warmth and brightness, mixed in the browser. */
export function LightPreview(props: LightPreviewProps) {
  const { ambient, zones, hasColours, white, isApproached, texts, children } = props;
  const [choice, setChoice] = useState<LightChoice>('scene');
  const [kelvin, setKelvin] = useState<number>();
  const [brightness, setBrightness] = useState(asPictured);
  const [isOn, setOn] = useState(true);
  const passes = useMemo(() => [ambient, ...zones], [ambient, zones]);

  const set = kelvin === undefined ? undefined : whiteOf(kelvin);
  const own = hasColours ? lightOf(choice, white) : set;
  const gain = isOn ? gainOf(brightness) : noLight;
  const lights = [
    scaled(linearOf(ambient.color), ambient.gain),
    ...zones.map((zone) => scaled(own ?? linearOf(zone.color), zone.gain * gain)),
  ];
  const { state, retry, canvas, spill, kind } = useRelit(passes, lights, isApproached);

  const shine = (percent: number) => {
    setBrightness(percent);
    setOn(percent > noLight);
  };
  const press = () => {
    if (!isOn && brightness === noLight) setBrightness(asPictured);
    setOn(!isOn);
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
              value={choice}
              onChange={setChoice}
              white={white}
              sceneColours={zones.map(({ color }) => color)}
            />
          ) : (
            <Warmth label={texts.warmth} white={white} value={kelvin ?? firstWhite(white)} onChange={setKelvin} />
          )}
          <div className={styles.row}>
            <div className={styles.wide}>
              <Slider
                label={texts.brightness}
                min={noLight}
                max={100}
                value={isOn ? brightness : noLight}
                onChange={shine}
                format={(value) => (value === noLight ? texts.off : `${value} %`)}
              />
            </div>
            <Button tone="outline" onClick={press}>
              {isOn ? texts.turnOff : texts.turnOn}
            </Button>
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
      step={50}
      value={value}
      onChange={onChange}
      format={(kelvin) => `${kelvin} K`}
      colours={[0, 0.25, 0.5, 0.75, 1].map((at) => hexOf(whiteOf(from + at * (to - from))))}
    />
  );
}
