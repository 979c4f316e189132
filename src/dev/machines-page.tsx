import { useState } from 'react';
import {
  ArtNothingFound,
  Button,
  CompactSelect,
  EmptyState,
  Heading,
  IconExternal,
  Logo,
  SegmentedControl,
  ThemeSwitch,
} from '#design-system/index.ts';
import { runningMachines, type Running } from './board.ts';
import { machines } from './catalogue.ts';
import { ChartCard } from './chart-card.tsx';
import { Feed } from './feed.tsx';
import { MachineList } from './machine-list.tsx';
import * as styles from './machines-page.css.ts';
import type { Channel } from './messages.ts';
import { RecordButton } from './record-button.tsx';
import { SequenceCard } from './sequence-card.tsx';
import { StatelyButton } from './stately-button.tsx';
import { text } from './text.ts';
import { useBoard } from './use-board.ts';
import { useChoice, type Choice } from './use-choice.ts';
import { useTheme } from './use-theme.ts';

const names = [...machines.keys()];

const views = [
  { value: 'chart', label: text.chart },
  { value: 'messages', label: text.messages },
] as const;

/** `/__machines`: the machines of every open tab of the shop, live. */
export function MachinesPage({ channel }: { channel: Channel }) {
  const { board, clearLog } = useBoard(channel);
  const [tabName, setTabName] = useState<string>();
  const [view, setView] = useState<(typeof views)[number]['value']>('chart');
  const chosen = useChoice();
  const [theme, setTheme] = useTheme();

  const tab = board.find((one) => one.tab === tabName) ?? board[0];
  const running = tab ? runningMachines(tab) : [];
  const { choice, actor } = inForce(chosen, running);
  const machine = machines.get(choice.machine);

  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.brand}>
          <Logo name="Lampyris" />
          <Heading level={1} look={4}>
            {text.title}
          </Heading>
        </div>
        {board.length > 1 && (
          <CompactSelect
            label={text.tab}
            value={tab?.tab ?? ''}
            onChange={({ target }) => setTabName(target.value)}
            options={board.map((one) => ({ value: one.tab, label: one.path }))}
          />
        )}
        <Button asChild tone="outline" size="s">
          <a href="/" target="_blank" rel="noopener">
            {text.toShop} <IconExternal size={16} />
          </a>
        </Button>
        <RecordButton tab={tab} channel={channel} />
        <StatelyButton tab={tab} />
        <ThemeSwitch legend={text.theme} labels={text.themes} value={theme} onChange={setTheme} />
      </header>
      <main className={styles.columns}>
        <MachineList running={running} machines={names} choice={choice} />
        <div className={styles.middle}>
          <SegmentedControl legend={text.view} options={views} value={view} onChange={setView} />
          {view === 'messages' && <SequenceCard log={tab?.log ?? []} />}
          {view === 'chart' && machine && (
            <ChartCard key={machine.id} machine={machine} value={actor?.value ?? undefined} />
          )}
        </div>
        {tab ? (
          <Feed key={tab.tab} tab={tab} actor={actor} channel={channel} onClear={clearLog} />
        ) : (
          <div className={styles.feed}>
            <EmptyState art={<ArtNothingFound />} title={text.noTab} body={text.noTabLead} />
          </div>
        )}
      </main>
    </div>
  );
}

/** What the address names, or the first that runs, or the first there is. */
function inForce(
  chosen: Choice | undefined,
  running: readonly Running[],
): { choice: Choice; actor: Running | undefined } {
  // An actor may have ended, perhaps with its page: another of the same machine takes its place.
  const actor =
    running.find(({ id }) => id === chosen?.actor) ??
    (chosen ? running.find(({ machine }) => machine === chosen.machine) : running[0]);
  return { choice: { machine: chosen?.machine ?? actor?.machine ?? names[0] ?? '', actor: actor?.id }, actor };
}
