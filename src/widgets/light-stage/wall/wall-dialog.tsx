import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { Button, IconImage, InlineMessage, Text, VisuallyHidden } from '#design-system/index.ts';
import { LightSwitches } from '#design-system/components/light-preview/light-switches.tsx';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Slider } from '#design-system/components/slider/slider.tsx';
import { Spinner } from '#design-system/components/spinner/spinner.tsx';
import { lightOf } from '#rules/light-color.ts';
import type { LightSetting } from '#rules/light-setting.ts';
import { brightnessOf, eveningOf, firstEvening, wallLight } from '#rules/wall-light.ts';
import { useSite } from '../../../actors/use-actors.ts';
import { useShop } from '../../../actors/use-shop.ts';
import { wallLamps } from '../../../api/queries/wall-lamps.ts';
import { usePlace } from '../../../hooks/use-place.ts';
import { lightRoomText } from '../../../text/light-room.ts';
import { PartFailed } from '../../late-part.tsx';
import { LampRow, lampName } from './lamp-row.tsx';
import { firstMark, sideByMark, type ScaleMark } from './scale.ts';
import { ScaleLength, ScaleLine } from './scale-line.tsx';
import { wallText as text } from './text.ts';
import { useOwnPhotograph } from './use-own-photograph.ts';
import { useWallDrawer, type WallState } from './use-wall-drawer.ts';
import { useWallLamps, type DrawnLamp, type HungLamp } from './use-wall-lamps.ts';
import { WallPictures } from './wall-pictures.tsx';
import { WallStage } from './wall-stage.tsx';
import * as styles from './wall.css.ts';

export interface WallDialogProps extends DrawnLamp {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What the lamp is set to at first. */
  readonly start: LightSetting;
}

/** What is known of a lamp that hangs: the variant that the address names, or the first with the same picture. */
function useListedLamps(lamps: readonly HungLamp[]) {
  const { data } = useQuery(wallLamps(useShop()));
  const addressed = usePlace().query.get('sku');
  return lamps.map(({ lamp: { wall } }) => {
    const alike = data?.list.filter((each) => each.wall.url === wall.url);
    return alike?.find(({ sku }) => sku === addressed) ?? alike?.[0];
  });
}

/** Lamps on a photograph of the shopper's own room, or on ours: placed, lit, saved and shared. Nothing of the photograph is sent. */
export function WallDialog({ open, onClose, start, ...first }: WallDialogProps) {
  const hung = useWallLamps(first, start);
  const { lamps, active } = hung;
  const listed = useListedLamps(lamps);
  const site = useSite();
  const [late, setLate] = useState<number>();
  const [mark, setMark] = useState<ScaleMark>();
  const [isMarking, setMarking] = useState(false);
  const [said, setSaid] = useState('');
  const chosen = useOwnPhotograph(() => {
    setLate(undefined);
    setMark(undefined);
    setMarking(false);
    setSaid(text.opened);
  });
  const { own, fault } = chosen;
  const hintId = useId();
  const urls = lamps.map(({ lamp }) => lamp.wall.url);
  const { state, drawer, photograph, attempt, retry } = useWallDrawer(urls, own);
  const brightness = photograph ? brightnessOf(photograph.sample) : 1;
  const evening = late ?? firstEvening(brightness);

  const trueSide = ({ wall: { sideMm } }: DrawnLamp): number | undefined =>
    mark && photograph && sideMm !== undefined ? sideByMark(mark, sideMm, photograph.canvas) : undefined;
  const placed = lamps.map(({ lamp, place }) => ({ ...place, side: trueSide(lamp) ?? place.side }));
  const scene =
    state === 'ready'
      ? {
          brightness,
          evening: eveningOf(evening),
          lamps: lamps.map(({ lamp, setting: { light, level } }, index) => ({
            place: placed[index] ?? lamp.wall,
            ...wallLight(lightOf(light, lamp.light.white), level),
          })),
        }
      : undefined;
  const backToOurs = () => {
    chosen.forget();
    setLate(undefined);
    setMark(undefined);
    setMarking(false);
    hung.putBack();
  };
  const now = lamps[active];
  const name = listed[active];
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text.title}
      closeLabel={text.close}
      size="full"
    >
      <div className={styles.root}>
        <WallStage
          drawer={drawer}
          scene={scene}
          label={lamps.length > 1 && name ? text.stageOf(lampName(name)) : text.stage}
          active={active}
          onActive={hung.setActive}
          onMove={hung.move}
          onFlick={hung.flick}
          hintId={hintId}
        >
          {state !== 'ready' && <NotReady state={state} tries={attempt} onRetry={retry} />}
          {isMarking && mark && photograph && scene && (
            <ScaleLine mark={mark} onChange={setMark} picture={photograph.canvas} />
          )}
        </WallStage>
        <div className={styles.panel}>
          <PhotographButtons
            onChoose={(file) => void chosen.choose(file)}
            onOurs={own ? backToOurs : undefined}
            isFirst={own === undefined}
          />
          {fault && <InlineMessage tone="critical">{text.faults[fault]}</InlineMessage>}
          {isMarking && mark ? (
            <>
              <ScaleLength mark={mark} onChange={setMark} />
              <div className={styles.actions}>
                <Button size="s" onClick={() => setMarking(false)}>
                  {text.scale.done}
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  onClick={() => {
                    setMark(undefined);
                    setMarking(false);
                  }}
                >
                  {text.scale.forget}
                </Button>
              </div>
            </>
          ) : (
            <>
              <LampRow
                hung={hung}
                names={listed.map((lamp) => lamp?.title)}
                onHung={(hanging) => setSaid(text.hangs(hanging))}
              />
              {now && (
                <LightSwitches
                  key={now.lamp.wall.url}
                  hasColours={now.lamp.light.hasColours}
                  white={now.lamp.light.white}
                  sceneColours={now.lamp.sceneColours}
                  value={now.setting}
                  onChange={(change) => hung.set(active, change)}
                  texts={lightRoomText.switches}
                />
              )}
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
                {now && trueSide(now.lamp) === undefined ? (
                  <Slider
                    label={text.size}
                    min={25}
                    max={300}
                    step={5}
                    value={Math.min(300, Math.max(25, Math.round((20 * now.place.side) / now.lamp.wall.side) * 5))}
                    onChange={(percent) =>
                      hung.move(active, (place) => ({ ...place, side: (now.lamp.wall.side * percent) / 100 }))
                    }
                    format={(percent) => text.percent(percent / 100)}
                  />
                ) : (
                  <Text size="small" className={styles.note}>
                    {text.scale.trueSize}
                  </Text>
                )}
              </div>
              {mark && now && now.lamp.wall.sideMm === undefined && <Text size="small">{text.scale.unmeasured}</Text>}
              <div className={styles.actions}>
                <Button
                  size="s"
                  tone="outline"
                  disabled={!scene || !own}
                  onClick={() => {
                    setMark(mark ?? firstMark(site));
                    setMarking(true);
                  }}
                >
                  {text.scale.start}
                </Button>
                <WallPictures drawer={drawer} scene={scene} lamps={lamps} listed={listed} onSaid={setSaid} />
              </div>
            </>
          )}
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

interface PhotographButtonsProps {
  readonly onChoose: (file: File) => void;
  /** Goes back to our room; undefined while that is what is seen. */
  readonly onOurs: (() => void) | undefined;
  /** There is no photograph yet. */
  readonly isFirst: boolean;
}

/** On a phone the camera comes first; a photograph that is there already may be taken anywhere. */
function PhotographButtons({ onChoose, onOurs, isFirst }: PhotographButtonsProps) {
  const [camera, files] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file may be chosen again: a browser reports only a change.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const input = { hidden: true, type: 'file', accept: 'image/*', onChange: choose } as const;
  return (
    <div className={styles.actions}>
      <input {...input} ref={camera} capture="environment" aria-label={text.camera} />
      <input {...input} ref={files} aria-label={text.photograph} />
      <Button
        size="s"
        tone={isFirst ? 'solid' : 'outline'}
        className={styles.camera}
        onClick={() => camera.current?.click()}
      >
        {text.camera}
      </Button>
      <Button size="s" tone="outline" onClick={() => files.current?.click()}>
        <IconImage size={20} />
        {text.photograph}
      </Button>
      {onOurs && (
        <Button size="s" tone="quiet" onClick={onOurs}>
          {text.sample}
        </Button>
      )}
    </div>
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
