import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { WhiteRange } from '#rules/light-choices.ts';
import { lightOf } from '#rules/light-color.ts';
import { roomLights, type SetLight } from '#rules/light-mix.ts';
import { asPictured, type LightSetting } from '#rules/light-setting.ts';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import * as box from '../image-box/image-box.css.ts';
import { Stack } from '../layout/layout.tsx';
import { spillSide } from './draw-spill.ts';
import { LightSwitches, type LightSwitchesTexts } from './light-switches.tsx';
import type { LightPass } from './mix.ts';
import { useRelit } from './use-relit.ts';
import * as styles from './light-preview.css.ts';

/** A light, its file and its setting in the picture. */
export type SetPass = LightPass & SetLight;

export interface LightPreviewTexts extends LightSwitchesTexts {
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

/** A room by night with an adjustable lamp: colour, warmth and brightness, mixed in the browser. */
export function LightPreview(props: LightPreviewProps) {
  const { ambient, zones, hasColours, white, start = asPictured, onSet, isApproached, texts, beside, children } = props;
  const [setting, setSetting] = useState(start);
  const passes = useMemo(() => [ambient, ...zones], [ambient, zones]);

  useEffect(() => onSet?.(setting), [setting, onSet]);

  const lights = roomLights(ambient, zones, lightOf(setting.light, white), setting.level);
  const { state, retry, canvas, spill, kind } = useRelit(passes, lights, isApproached);

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
        <LightSwitches
          hasColours={hasColours}
          white={white}
          sceneColours={zones.map(({ color }) => color)}
          value={setting}
          onChange={(change) => setSetting((last) => ({ ...last, ...change }))}
          texts={texts}
          beside={beside}
        />
      ),
  });
}
