import type { ReactNode } from 'react';
import { AccountPanel } from './panels/account-panel.tsx';
import { AppearancePanel } from './panels/appearance-panel.tsx';
import { CommandsPanel } from './panels/commands-panel.tsx';
import { FactsPanel } from './panels/facts-panel.tsx';
import { FaultsPanel } from './panels/faults-panel.tsx';
import { MarketPanel } from './panels/market-panel.tsx';
import { NewsPanel } from './panels/notifications-panel.tsx';
import { ReplayPanel } from './panels/replay-panel.tsx';
import type { OfApp } from './use-store.ts';

/** The settings of the app, and what it can send to its pages. */
export function Controls({ app }: OfApp) {
  return (
    <>
      <Panel title="Account" isOpen>
        <AccountPanel app={app} />
      </Panel>
      <Panel title="Market" isOpen>
        <MarketPanel app={app} />
      </Panel>
      <Panel title="Light and dark" isOpen>
        <AppearancePanel app={app} />
      </Panel>
      <Panel title="Faults" isOpen>
        <FaultsPanel app={app} />
      </Panel>
      <Panel title="News for the page">
        <NewsPanel app={app} />
      </Panel>
      <Panel title="What the app says of itself">
        <FactsPanel app={app} />
      </Panel>
      <Panel title="Commands the app has">
        <CommandsPanel app={app} />
      </Panel>
      <Panel title="Replay">
        <ReplayPanel app={app} />
      </Panel>
    </>
  );
}

interface PanelProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Panel({ title, isOpen = false, children }: PanelProps) {
  return (
    <details className="panel" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="panel-body">{children}</div>
    </details>
  );
}
