import { useState, type ReactNode } from 'react';
import { firstWhite, kelvinStep, type LightChoice, type WhiteRange } from '#rules/light-choices.ts';
import { hexOf, whiteOf } from '#rules/light-color.ts';
import { asPictured, levelStep, type LightSetting } from '#rules/light-setting.ts';
import { Button } from '../button/button.tsx';
import { Slider } from '../slider/slider.tsx';
import { LightDots } from './light-dots.tsx';
import * as styles from './light-preview.css.ts';

export interface LightSwitchesTexts {
  readonly light: string;
  readonly lights: Readonly<Record<LightChoice, string>>;
  readonly warmth: string;
  readonly brightness: string;
  readonly turnOff: string;
  readonly turnOn: string;
  readonly off: string;
}

export interface LightSwitchesProps {
  readonly hasColours: boolean;
  readonly white: WhiteRange;
  /** `#rrggbb` of each light in the picture. */
  readonly sceneColours: readonly string[];
  readonly value: LightSetting;
  /** Called with what is set anew; two may come before the next render. */
  readonly onChange: (change: Partial<LightSetting>) => void;
  readonly texts: LightSwitchesTexts;
  /** What else can be done with the light, after the button that turns it off. */
  readonly beside?: ReactNode;
}

const off = 0;

/** Colour or warmth, brightness, and off: what a lamp is set by. Turned on again it is as bright as before. */
export function LightSwitches({
  hasColours,
  white,
  sceneColours,
  value: { light, level },
  onChange,
  texts,
  beside,
}: LightSwitchesProps) {
  const [brightness, setBrightness] = useState(level === off ? asPictured.level : level);
  const isOn = level !== off;
  const setLight = (next: LightSetting['light']) => onChange({ light: next });
  const shine = (percent: number) => {
    if (percent !== off) setBrightness(percent);
    onChange({ level: percent });
  };
  return (
    <div className={styles.switches}>
      {hasColours ? (
        <LightDots
          legend={texts.light}
          names={texts.lights}
          value={typeof light === 'number' ? 'scene' : light}
          onChange={setLight}
          white={white}
          sceneColours={sceneColours}
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
            format={(value) => (value === off ? texts.off : `${value}%`)}
          />
        </div>
        <Button tone="outline" onClick={() => shine(isOn ? off : brightness)}>
          {isOn ? texts.turnOff : texts.turnOn}
        </Button>
        {beside}
      </div>
    </div>
  );
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
