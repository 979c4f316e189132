import { useId, useState, type ChangeEvent } from 'react';
import { Button, IconImage, InlineMessage, Text, VisuallyHidden } from '#design-system/index.ts';
import { LightSwitches } from '#design-system/components/light-preview/light-switches.tsx';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Slider } from '#design-system/components/slider/slider.tsx';
import { Spinner } from '#design-system/components/spinner/spinner.tsx';
import type { components } from '#openapi/types.ts';
import { lightOf } from '#rules/light-color.ts';
import type { LightSetting } from '#rules/light-setting.ts';
import { brightnessOf, eveningOf, firstEvening, wallLight, type WallPlace } from '#rules/wall-light.ts';
import { useNotify } from '../../../actors/use-actors.ts';
import { saveFile } from '../../../api/save-file.ts';
import { lightRoomText } from '../../../text/light-room.ts';
import { PartFailed } from '../../late-part.tsx';
import { photographOf } from './photograph.ts';
import { wallText as text } from './text.ts';
import { useOwnPhotograph } from './use-own-photograph.ts';
import { useWallDrawer, type WallState } from './use-wall-drawer.ts';
import { WallStage } from './wall-stage.tsx';
import * as styles from './wall.css.ts';

type Schemas = components['schemas'];

/** Pixels of the longer side of a saved picture. */
const longestSaved = 2_048;
const quality = 0.92;

export interface WallDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wall: Schemas['WallPicture'];
  readonly light: Schemas['LightRange'];
  /** `#rrggbb` of each light in the picture. */
  readonly sceneColours: readonly string[];
  /** What the lamp is set to at first. */
  readonly start: LightSetting;
}

/** The lamp on a photograph of the shopper's own room, or on ours: placed, lit, saved and shared. Nothing is sent. */
export function WallDialog({ open, onClose, wall, light, sceneColours, start }: WallDialogProps) {
  const [place, setPlace] = useState<WallPlace>(wall);
  const [setting, setSetting] = useState(start);
  const [late, setLate] = useState<number>();
  const [said, setSaid] = useState('');
  const chosen = useOwnPhotograph(() => {
    setLate(undefined);
    setSaid(text.opened);
  });
  const { own, fault } = chosen;
  const notify = useNotify();
  const hintId = useId();
  const fileId = useId();
  const { state, drawer, photograph, attempt, retry } = useWallDrawer(wall, own);
  const brightness = photograph ? brightnessOf(photograph.sample) : 1;
  const evening = late ?? firstEvening(brightness);
  const scene =
    state === 'ready'
      ? {
          place,
          brightness,
          evening: eveningOf(evening),
          ...wallLight(lightOf(setting.light, light.white), setting.level),
        }
      : undefined;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again: a browser reports only a change.
    currentTarget.value = '';
    if (file) void chosen.choose(file);
  };
  const backToOurs = () => {
    chosen.forget();
    setLate(undefined);
    setPlace(wall);
  };

  const picture = async (): Promise<File> => {
    const drawn = scene && drawer?.draw(scene, longestSaved);
    // What the card has drawn is its own until the next frame.
    const copy = drawn && photographOf(drawn, drawn.width, drawn.height);
    const blob = await new Promise<Blob | null>((made) => {
      if (copy) copy.canvas.toBlob(made, 'image/jpeg', quality);
      else made(null);
    });
    if (!blob) throw new Error('No picture');
    return new File([blob], text.file, { type: blob.type });
  };
  const notSaved = () => notify({ text: text.notSaved, tone: 'danger' });
  const save = () =>
    void picture().then((file) => {
      saveFile(file, file.name);
      setSaid(text.saved);
    }, notSaved);
  const share = () =>
    void picture().then(
      // Closed again without a choice: nothing was shared, and nothing is wrong.
      (file) => navigator.share({ files: [file], title: document.title }).catch(() => undefined),
      notSaved,
    );
  const sharesFiles =
    'canShare' in navigator && navigator.canShare({ files: [new File([], text.file, { type: 'image/jpeg' })] });

  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text.title}
      closeLabel={text.close}
      size="full"
    >
      <div className={styles.root}>
        <WallStage drawer={drawer} scene={scene} place={place} onMove={setPlace} hintId={hintId}>
          {state !== 'ready' && <NotReady state={state} tries={attempt} onRetry={retry} />}
        </WallStage>
        <div className={styles.panel}>
          <LightSwitches
            hasColours={light.hasColours}
            white={light.white}
            sceneColours={sceneColours}
            value={setting}
            onChange={(change) => setSetting((last) => ({ ...last, ...change }))}
            texts={lightRoomText.switches}
          />
          <div className={styles.sliders}>
            <Slider
              label={text.evening}
              min={0}
              max={100}
              step={5}
              value={evening}
              onChange={setLate}
              format={(percent) => (percent === 0 ? text.asTaken : text.percent(percent / 100))}
            />
            <Slider
              label={text.size}
              min={25}
              max={300}
              step={5}
              value={Math.min(300, Math.max(25, Math.round((20 * place.side) / wall.side) * 5))}
              onChange={(percent) => setPlace({ ...place, side: (wall.side * percent) / 100 })}
              format={(percent) => text.percent(percent / 100)}
            />
          </div>
          <div className={styles.actions}>
            <input hidden id={fileId} type="file" accept="image/*" aria-label={text.photograph} onChange={choose} />
            <Button size="s" tone="outline" onClick={() => document.getElementById(fileId)?.click()}>
              <IconImage size={20} />
              {text.photograph}
            </Button>
            {own && (
              <Button size="s" tone="quiet" onClick={backToOurs}>
                {text.sample}
              </Button>
            )}
            {sharesFiles && (
              <Button size="s" tone="outline" disabled={!scene} onClick={share}>
                {text.share}
              </Button>
            )}
            <Button size="s" disabled={!scene} onClick={save}>
              {text.save}
            </Button>
          </div>
          {fault && <InlineMessage tone="critical">{text.faults[fault]}</InlineMessage>}
          <Text size="small" tone="muted">
            {text.privacy} <span id={hintId}>{text.hint}</span>
          </Text>
          <VisuallyHidden>
            <span role="status">{said}</span>
          </VisuallyHidden>
        </div>
      </div>
    </Modal>
  );
}

interface NotReadyProps {
  readonly state: Exclude<WallState, 'ready'>;
  /** How often the pictures were asked for again. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** What stands where the room would be. */
function NotReady({ state, ...again }: NotReadyProps) {
  return (
    <div className={styles.waiting}>
      {state === 'loading' && <Spinner label={text.loading} />}
      {state === 'failed' && <PartFailed {...again} />}
      {state === 'no-canvas' && <InlineMessage tone="critical">{text.noCanvas}</InlineMessage>}
    </div>
  );
}
