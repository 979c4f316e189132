import { useEffect, useState, type ReactNode } from 'react';
import { asPictured, type LightSetting } from '#rules/light-setting.ts';
import { InlineMessage } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../layout/layout.tsx';
import { spillSide } from './draw-spill.ts';
import { LightSwitches, type LightSwitchesTexts } from './light-switches.tsx';
import { LitCanvas } from './lit-canvas.tsx';
import { useLitRoom, type LitRoomPasses } from './use-lit-room.ts';
import * as styles from './light-preview.css.ts';

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

export interface LightPreviewProps extends LitRoomPasses {
  readonly hasColours: boolean;
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

  useEffect(() => onSet?.(setting), [setting, onSet]);

  const { state, retry, canvas, spill, kind } = useLitRoom({ ambient, zones, white }, setting, isApproached);

  return children({
    canvas: <LitCanvas ref={canvas} state={state} kind={kind} />,
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
