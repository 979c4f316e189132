import { useRef } from 'react';
import { Button } from '#design-system/index.ts';
import { asPictured, lightParameters } from '#rules/light-setting.ts';
import { formatMoney } from '#rules/money.ts';
import { useNotify } from '../../../actors/use-actors.ts';
import { saveFile } from '../../../api/save-file.ts';
import { href } from '../../../routing/href.ts';
import { compareHref } from '../../compare/compare-address.ts';
import { captioned, type CaptionLine } from './captioned.ts';
import { lampName } from './lamp-row.tsx';
import { wallText as text } from './text.ts';
import type { HungLamp, WallLamp } from './use-wall-lamps.ts';
import type { WallDrawer, WallScene } from './wall-scene.ts';

/** Pixels of the longer side of the room in a picture that is kept. */
const longestSaved = 2_048;
const quality = 0.92;

interface WallPicturesProps {
  readonly drawer: WallDrawer | undefined;
  readonly scene: WallScene | undefined;
  readonly lamps: readonly HungLamp[];
  /** What is known of each; undefined where the shop has not said it yet. */
  readonly listed: readonly (WallLamp | undefined)[];
  /** Said when the picture is there. */
  readonly onSaid: (words: string) => void;
}

/** Where the lamps of a picture can be found: one on its page, several side by side. */
function pathOf(named: readonly WallLamp[]): string {
  const [first, ...others] = named;
  if (!first) return '';
  return others.length > 0 ? compareHref(named.map(({ sku }) => sku)) : href('/product-detail', { sku: first.sku });
}

/** Saves and shares the room as a picture that names its lamps, their prices and where they are. */
export function WallPictures({ drawer, scene, lamps, listed, onSaid }: WallPicturesProps) {
  const notify = useNotify();
  const saver = useRef<HTMLButtonElement>(null);
  const named = listed.flatMap((lamp) => lamp ?? []);
  const picture = async (): Promise<File> => {
    // What the card has drawn is its own until the next frame.
    const drawn = scene && drawer?.draw(scene, longestSaved);
    const { host } = window.location;
    const lines: CaptionLine[] = [
      ...named.map((lamp) => ({ text: lampName(lamp), end: formatMoney(lamp.price.sale) })),
      { text: host + pathOf(named) },
    ];
    const dialog = saver.current?.closest('[role="dialog"]') ?? document.body;
    const { backgroundColor: ground, color: ink, fontFamily: font } = getComputedStyle(dialog);
    const copy = drawn && captioned(drawn, lines, { ground, ink, font });
    const blob = await new Promise<Blob | null>((made) => {
      if (copy) copy.toBlob(made, 'image/jpeg', quality);
      else made(null);
    });
    if (!blob) throw new Error('No picture');
    return new File([blob], text.file, { type: blob.type });
  };
  const notSaved = () => notify({ text: text.notSaved, tone: 'danger' });
  const save = () =>
    void picture().then((file) => {
      saveFile(file, file.name);
      onSaid(text.saved);
    }, notSaved);
  /** The page of the lamp in its light, or of both. */
  const address = (): string => {
    const [lamp, ...others] = lamps;
    const url = new URL(pathOf(named) || window.location.href, window.location.href);
    const { light, level } = lightParameters(lamp && others.length === 0 ? lamp.setting : asPictured);
    if (light !== undefined) url.searchParams.set('light', light);
    if (level !== undefined) url.searchParams.set('level', level);
    return url.href;
  };
  const share = () =>
    void picture().then(
      // Closed again without a choice: nothing was shared, and nothing is wrong.
      (file) => navigator.share({ files: [file], title: document.title, text: address() }).catch(() => undefined),
      notSaved,
    );
  const sharesFiles =
    'canShare' in navigator && navigator.canShare({ files: [new File([], text.file, { type: 'image/jpeg' })] });
  return (
    <>
      {sharesFiles && (
        <Button size="s" tone="outline" disabled={!scene} onClick={share}>
          {text.share}
        </Button>
      )}
      <Button ref={saver} size="s" disabled={!scene} onClick={save}>
        {text.save}
      </Button>
    </>
  );
}
