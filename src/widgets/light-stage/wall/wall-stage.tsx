import { useEffect, useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
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
/** A finger that went no further has tapped, px. */
const tap = 8;

interface WallStageProps {
  readonly drawer: WallDrawer | undefined;
  readonly scene: WallScene | undefined;
  readonly place: WallPlace;
  readonly onMove: (change: (place: WallPlace) => WallPlace) => void;
  readonly hintId: string;
  /** Stands there instead of the picture. */
  readonly children?: ReactNode;
}

/** Where the picture lies on the screen: as large as fits into its canvas. */
function pictureIn(canvas: HTMLCanvasElement) {
  const box = canvas.getBoundingClientRect();
  const scale = Math.min(box.width / canvas.width, box.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  return { width, height, left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
}

/** The room with the lamp in it: dragged, resized, put where it is tapped, or moved by keys. */
export function WallStage({ drawer, scene, place, onMove, hintId, children }: WallStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const isSlow = useRef(false);

  useEffect(() => {
    if (!drawer || !scene) return undefined;
    const show = (longest: number) => {
      const { current: element } = canvas;
      if (!element) return;
      const began = performance.now();
      const drawn = drawer.draw(scene, longest);
      if (element.width !== drawn.width || element.height !== drawn.height)
        Object.assign(element, { width: drawn.width, height: drawn.height });
      element.getContext('2d')?.drawImage(drawn, 0, 0);
      element.dataset.state = 'ready';
      if (longest === fine) isSlow.current = performance.now() - began > frameTime;
    };
    const frame = requestAnimationFrame(() => show(isSlow.current ? coarse : fine));
    const rest = isSlow.current ? setTimeout(() => show(fine), restsAfter) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [drawer, scene]);

  useEffect(() => {
    const element = stage.current;
    const turned = (event: WheelEvent) => {
      event.preventDefault();
      onMove((last) => sized(last, Math.exp(-event.deltaY / 800)));
    };
    // React listens passively, and the page would zoom.
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [onMove]);

  const down = ({ pointerId, clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    currentTarget.setPointerCapture(pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
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
    if (travelled.current > tap) onMove((last) => byFingers(last, before, after, picture));
  };
  const up = ({ pointerId, clientX, clientY, type }: PointerEvent) => {
    const wasAlone = fingers.current.size === 1 && fingers.current.has(pointerId);
    fingers.current.delete(pointerId);
    if (type !== 'pointerup' || !wasAlone || travelled.current > tap || !canvas.current) return;
    const { left, top, width, height } = pictureIn(canvas.current);
    onMove((last) => movedTo(last, (clientX - left) / width, (clientY - top) / height));
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    if (!byKey(place, key, shiftKey)) return;
    event.preventDefault();
    onMove((last) => byKey(last, key, shiftKey) ?? last);
  };
  return (
    <div className={styles.stage}>
      <div
        ref={stage}
        className={styles.handle}
        // Its keys are its own: a reader hands them over and says where the lamp is.
        role="slider"
        tabIndex={0}
        aria-label={text.stage}
        aria-describedby={hintId}
        aria-valuenow={Math.round(100 * place.x)}
        aria-valuetext={text.at(place)}
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
