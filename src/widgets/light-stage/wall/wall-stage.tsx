import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { isStill } from '#design-system/foundations/is-still.ts';
import type { WallPlace } from '#rules/wall-light.ts';
import { byFingers, byKey, movedTo, sized } from './moves.ts';
import { wallText as text } from './text.ts';
import type { WallDrawer, WallScene } from './wall-scene.ts';
import * as styles from './wall.css.ts';

/** Pixels of the longer side: at rest, and while the lamp is moved where that takes too long. */
const [fine, coarse] = [1_280, 420];
/** One frame of a screen with some time left for the rest, ms. */
const frameTime = 12;
/** After this long without another change the picture is drawn finely, ms. */
const restsAfter = 160;
/** How long a lamp takes to come on or go out, ms. */
const switchTime = 320;
/** A finger that went no further has tapped, px. */
const tap = 8;
/** The part of its square, from its middle, that a lamp is taken by. */
const grip = 0.3;

interface WallStageProps {
  readonly drawer: WallDrawer | undefined;
  readonly scene: WallScene | undefined;
  /** What it is called, with the lamp that is moved. */
  readonly label: string;
  /** The lamp that keys move. */
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onMove: (index: number, change: (place: WallPlace) => WallPlace) => void;
  /** A lamp was tapped. */
  readonly onFlick: (index: number) => void;
  readonly hintId: string;
  /** Stands there instead of the picture, or on it. */
  readonly children?: ReactNode;
}

/** Where the picture lies on the screen: as large as fits into its canvas. */
function pictureIn(canvas: HTMLCanvasElement) {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / canvas.width, box.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  return { width, height, left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
}

interface Drawn {
  readonly drawer?: WallDrawer;
  readonly gains: readonly number[];
  /** A lamp is coming on or going out. */
  readonly isChanging: boolean;
}

/** The room with its lamps: tapped to turn one off or on, dragged, resized, put where it is tapped, or moved by keys. */
export function WallStage({
  drawer,
  scene,
  label,
  active,
  onActive,
  onMove,
  onFlick,
  hintId,
  children,
}: WallStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const held = useRef(active);
  const isSlow = useRef(false);
  const drawn = useRef<Drawn>({ gains: [], isChanging: false });
  const lamps = scene?.lamps ?? [];

  useEffect(() => {
    if (!drawer || !scene) return undefined;
    const last = drawn.current;
    // On a photograph that has just come, the lamps come on.
    const before = last.drawer === drawer ? last.gains : [];
    const isSwitched = scene.lamps.some(({ gain }, index) => gain > 0 !== (before[index] ?? 0) > 0);
    const lasts = (isSwitched || last.isChanging) && !isSlow.current && !isStill(document) ? switchTime : 0;
    const show = (longest: number, part: number) => {
      const { current: element } = canvas;
      if (!element) return;
      const began = performance.now();
      const shown = scene.lamps.map((lamp, index) => {
        const from = before[index] ?? 0;
        return { ...lamp, gain: from + (lamp.gain - from) * part };
      });
      const picture = drawer.draw({ ...scene, lamps: shown }, longest);
      if (element.width !== picture.width || element.height !== picture.height)
        Object.assign(element, { width: picture.width, height: picture.height });
      element.getContext('2d')?.drawImage(picture, 0, 0);
      element.dataset.state = 'ready';
      drawn.current = { drawer, gains: shown.map(({ gain }) => gain), isChanging: part < 1 };
      if (longest === fine) isSlow.current = performance.now() - began > frameTime;
    };
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const part = lasts === 0 ? 1 : Math.min(1, (now - start) / lasts);
      show(isSlow.current ? coarse : fine, part);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    const rest = isSlow.current ? setTimeout(() => show(fine, 1), restsAfter) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [drawer, scene]);

  useEffect(() => {
    const element = stage.current;
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      onMove(active, (last) => sized(last, Math.exp(-event.deltaY / 800)));
    };
    // React listens passively, and the page would zoom.
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [active, onMove]);

  /** The lamp under a finger, the foremost of several. */
  const lampAt = (clientX: number, clientY: number): number => {
    if (!canvas.current) return -1;
    const { left, top, width, height } = pictureIn(canvas.current);
    return lamps.findLastIndex(({ place: { x, y, side } }) => {
      const away = Math.max(Math.abs(clientX - left - x * width), Math.abs(clientY - top - y * height));
      return away < grip * side * Math.min(width, height);
    });
  };
  const down = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    if (fingers.current.size === 0) {
      travelled.current = 0;
      const touched = lampAt(x, y);
      held.current = touched === -1 ? active : touched;
      if (held.current !== active) onActive(held.current);
    }
    fingers.current.set(pointerId, { x, y });
  };
  const move = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const was = fingers.current.get(pointerId);
    if (!was || !canvas.current) return;
    const before = [...fingers.current.values()].slice(0, 2);
    fingers.current.set(pointerId, { x, y });
    const after = [...fingers.current.values()].slice(0, 2);
    travelled.current += Math.hypot(x - was.x, y - was.y);
    const picture = pictureIn(canvas.current);
    if (travelled.current > tap) onMove(held.current, (last) => byFingers(last, before, after, picture));
  };
  const up = ({ pointerId, clientX, clientY, type }: PointerEvent) => {
    const wasAlone = fingers.current.size === 1 && fingers.current.has(pointerId);
    fingers.current.delete(pointerId);
    if (type !== 'pointerup' || !wasAlone || travelled.current > tap || !canvas.current) return;
    const { left, top, width, height } = pictureIn(canvas.current);
    const tapped = lampAt(clientX, clientY);
    if (tapped === -1)
      onMove(held.current, (last) => movedTo(last, (clientX - left) / width, (clientY - top) / height));
    else onFlick(tapped);
  };
  const place = lamps[active]?.place;
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !place) return;
    const { key, shiftKey } = event;
    if (key !== 'Enter' && !byKey(place, key, shiftKey)) return;
    event.preventDefault();
    if (key === 'Enter') onFlick(active);
    else onMove(active, (last) => byKey(last, key, shiftKey) ?? last);
  };
  return (
    <div className={styles.stage}>
      <div
        ref={stage}
        className={styles.handle}
        // Its keys are its own: a reader hands them over and says where the lamp is.
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={hintId}
        aria-valuenow={Math.round(100 * (place?.x ?? 0.5))}
        aria-valuetext={place && text.at(place, (lamps[active]?.gain ?? 0) > 0)}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={pressed}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          aria-hidden="true"
          hidden={!scene}
          data-kind={drawer?.hasCard ? 'card' : 'hand'}
        />
      </div>
      {children}
    </div>
  );
}
