import { useState } from 'react';
import {
  Button,
  Heading,
  IconExternal,
  InlineMessage,
  Logo,
  SearchField,
  SegmentedControl,
  Stack,
  Text,
  ThemeSwitch,
} from '#design-system/index.ts';
import { places, type Place, type StoragePlaces } from '../../storage/places.ts';
import { saveJson } from '../save-json.ts';
import { useTheme } from '../use-theme.ts';
import { exportOf } from './export.ts';
import { rowsOf, type Row } from './rows.ts';
import { StoredRow } from './stored-row.tsx';
import * as styles from './storage-page.css.ts';
import { text } from './text.ts';
import { useKept } from './use-kept.ts';

type Show = keyof typeof text.shows;

const showsRow: Readonly<Record<Show, (row: Row) => boolean>> = {
  all: () => true,
  kept: (row) => row.text !== undefined,
  trouble: ({ standing }) => standing === 'refused' || standing === 'renewed',
};

/** `/__storage`: every value that the shop keeps in this browser, live, to look at and to change. */
export function StoragePage({ places: storage }: { places: StoragePlaces }) {
  const { kept: snapshot, problem, readAgain, write, remove } = useKept(storage);
  const [theme, setTheme] = useTheme();
  const [show, setShow] = useState<Show>('all');
  const [words, setWords] = useState('');
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const rows = rowsOf(snapshot);
  const shown = rows.filter((row) => showsRow[show](row) && row.key.toLowerCase().includes(words.trim().toLowerCase()));

  const turn = (id: string) =>
    setRevealed((before) => (before.has(id) ? without(before, id) : new Set([...before, id])));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.brand}>
          <Logo name="Lampyris" />
          <Heading level={1} look={4}>
            {text.title}
          </Heading>
        </div>
        <Button asChild tone="quiet" size="s">
          <a href="/__machines">{text.toMachines}</a>
        </Button>
        <Button asChild tone="outline" size="s">
          <a href="/" target="_blank" rel="noopener">
            {text.toShop} <IconExternal size={16} />
          </a>
        </Button>
        <ThemeSwitch legend={text.theme} labels={text.themes} value={theme} onChange={setTheme} />
      </header>
      <main>
        <Stack gap="l">
          <Text tone="muted">{text.lead}</Text>
          <div className={styles.tools}>
            <SearchField
              label={text.search}
              placeholder={text.search}
              clearLabel={text.clear}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              onClear={() => setWords('')}
            />
            <SegmentedControl
              legend={text.show}
              options={shows.map((value) => ({ value, label: text.shows[value] }))}
              value={show}
              onChange={setShow}
            />
          </div>
          <div className={styles.header}>
            <Button tone="outline" size="s" onClick={() => save(rows, revealed)}>
              {text.exportAll}
            </Button>
            <Button tone="quiet" size="s" onClick={readAgain}>
              {text.readAgain}
            </Button>
          </div>
          {problem !== undefined && <InlineMessage tone="critical">{text.failed(problem)}</InlineMessage>}
          {places.map((place) => (
            <Group
              key={place}
              place={place}
              rows={shown.filter((row) => row.place === place)}
              revealed={revealed}
              onTurn={turn}
              onWrite={write}
              onRemove={remove}
            />
          ))}
        </Stack>
      </main>
    </div>
  );
}

const shows = ['all', 'kept', 'trouble'] as const;

interface GroupProps {
  readonly place: Place;
  readonly rows: readonly Row[];
  readonly revealed: ReadonlySet<string>;
  readonly onTurn: (id: string) => void;
  readonly onWrite: (place: Place, key: string, text: string) => void;
  readonly onRemove: (place: Place, key: string) => void;
}

function Group({ place, rows, revealed, onTurn, onWrite, onRemove }: GroupProps) {
  const snapshot = rows.filter((row) => row.text !== undefined);
  const bytes = snapshot.reduce((sum, row) => sum + row.bytes, 0);
  return (
    <section className={styles.group} aria-labelledby={`place-${place}`}>
      <div className={styles.groupHead}>
        <Heading level={2} look={4} id={`place-${place}`}>
          {text.places[place]}
        </Heading>
        <span className={styles.meta}>{text.sum(snapshot.length, bytes)}</span>
      </div>
      {rows.length === 0 ? (
        <p className={styles.empty}>{text.noneFound}</p>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <StoredRow
              key={row.id}
              row={row}
              isRevealed={revealed.has(row.id)}
              onTurn={() => onTurn(row.id)}
              onWrite={(next) => onWrite(place, row.key, next)}
              onRemove={() => onRemove(place, row.key)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((one) => one !== id));
}

function save(rows: readonly Row[], revealed: ReadonlySet<string>): void {
  saveJson(text.exportFile, exportOf(rows, revealed, Date.now()));
}
