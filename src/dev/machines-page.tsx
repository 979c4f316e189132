import { useState } from 'react';
import {
  ArtNothingFound,
  Button,
  CompactSelect,
  EmptyState,
  Heading,
  IconExternal,
  Logo,
  ThemeSwitch,
} from '#design-system/index.ts';
import { runningMachines, type Running } from './board.ts';
import { machines } from './catalogue.ts';
import { ChartCard } from './chart-card.tsx';
import { Feed } from './feed.tsx';
import { MachineList, type Choice } from './machine-list.tsx';
import * as styles from './machines-page.css.ts';
import type { Channel } from './messages.ts';
import { StatelyButton } from './stately-button.tsx';
import { text } from './text.ts';
import { useBoard } from './use-board.ts';
import { useTheme } from './use-theme.ts';

const names = [...machines.keys()];

/** `/__machines`: the machines of every open tab of the shop, live. */
export function MachinesPage({ channel }: { channel: Channel }) {
  const { board, clearLog } = useBoard(channel);
  const [tabName, setTabName] = useState<string>();
  const [chosen, setChosen] = useState<Choice>();
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
        <StatelyButton tab={tab} />
        <ThemeSwitch legend={text.theme} labels={text.themes} value={theme} onChange={setTheme} />
      </header>
      <main className={styles.columns}>
        <MachineList running={running} machines={names} choice={choice} onChoose={setChosen} />
        {machine && <ChartCard key={machine.id} machine={machine} value={actor?.value ?? undefined} />}
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

/** What was chosen, or the first that runs, or the first there is. */
function inForce(
  chosen: Choice | undefined,
  running: readonly Running[],
): { choice: Choice; actor: Running | undefined } {
  const actorId = chosen?.actor;
  const actor = actorId === undefined ? undefined : running.find(({ id }) => id === actorId);
  if (chosen && (actor || actorId === undefined)) return { choice: chosen, actor };
  // The actor ended, perhaps with its page: another of the same machine takes its place.
  const next = running.find(({ machine }) => machine === chosen?.machine) ?? (chosen ? undefined : running[0]);
  if (next?.machine) return { choice: { machine: next.machine, actor: next.id }, actor: next };
  return { choice: { machine: chosen?.machine ?? names[0] ?? '', actor: undefined }, actor: undefined };
}
