import type { HostOptions, MockCommands } from '../../mock/host-core.ts';
import type { CommandName, EventData, EventName, HostData } from '../../src/generated/types.ts';
import { createLog, type Log } from '../log/log.ts';
import { isLight, whenDeviceTurns } from './appearance.ts';
import { startingState, type AppState, type Parcel } from './app-state.ts';
import { commandsOf } from './commands.ts';
import { openScreenHost, type ScreenHost } from './screen-host.ts';
import { changed, type Place, type Screen } from './screens.ts';
import { askBySheets, type Ask } from './sheets.ts';
import { createStore, type Store } from '../store.ts';

/** A simulated native app: its state and the hosts of its pages. */
export interface SimulatedApp {
  readonly origin: string;
  readonly state: Store<AppState>;
  readonly log: Log;
  readonly change: (changes: Partial<AppState>) => void;
  /** Attaches the app to the frame of a page; returns a function that detaches it. */
  readonly attach: (screen: number, frame: HTMLIFrameElement) => () => void;
  readonly hostOf: (screen: number) => ScreenHost | undefined;
  /** The visible page. */
  readonly top: () => Screen;
  readonly nextKey: () => number;
  readonly ask: Ask;
  readonly emitTo: <E extends EventName>(screen: number, name: E, data: EventData[E]) => void;
  readonly emitToAll: <E extends EventName>(name: E, data: EventData[E]) => void;
  /** Delivers data to a page now, or when it is opened. */
  readonly pass: (parcel: Parcel) => undefined;
}

export interface AppOptions {
  readonly origin: string;
  readonly start: Place;
}

export function createApp({ origin, start }: AppOptions): SimulatedApp {
  const state = createStore(startingState(start));
  const log = createLog(() => performance.now());
  const hosts = new Map<number, ScreenHost>();
  let lastKey = 1;

  const change = (changes: Partial<AppState>): void => state.set((before) => ({ ...before, ...changes }));
  const ask = askBySheets((to) => state.set((before) => ({ ...before, sheets: to(before.sheets) })));
  const emitToAll: SimulatedApp['emitToAll'] = (name, data) => {
    for (const host of hosts.values()) host.emit(name, data);
  };
  const nextKey = (): number => (lastKey += 1);

  const pathOf = (screen: number): string | undefined => {
    try {
      const { pathname, search } = hosts.get(screen)?.frame.contentWindow?.location ?? {};
      return pathname && pathname + search;
    } catch {
      // The frame shows a page of another origin.
      return undefined;
    }
  };
  const isFor = (parcel: Parcel, screen: number): boolean => {
    if (parcel.kind === 'notification') return isPage(parcel.notification.path, pathOf(screen));
    const { target } = parcel.passed;
    return parcel.from !== screen && (target === undefined || isPage(target, pathOf(screen)));
  };
  const hand = (parcel: Parcel, screen: number): void => {
    if (parcel.kind === 'notification') hosts.get(screen)?.emit('hostNotification', parcel.notification);
    else {
      const { requestCode, data } = parcel.passed;
      hosts.get(screen)?.emit('passThroughReceived', { requestCode, data });
    }
  };
  const pass = (parcel: Parcel): undefined => {
    const taker = [...hosts.keys()].find((screen) => isFor(parcel, screen));
    if (taker === undefined) change({ parcels: [...state.get().parcels, parcel] });
    else hand(parcel, taker);
  };

  const optionsOf = (screen: number): HostOptions => {
    const commands = commandsOf({
      screen,
      path: () => pathOf(screen),
      state,
      ask,
      nextKey,
      emitToAll,
      pass,
      emitHere: (name, data) => hosts.get(screen)?.emit(name, data),
    });
    return {
      platform: 'simulator',
      get appVersion() {
        return state.get().about.appVersion;
      },
      get commands() {
        return without(commands, state.get().withheld);
      },
      get initial() {
        return hostDataOf(state.get());
      },
      get isWelcoming() {
        return !state.get().isOld;
      },
      get isSilent() {
        return state.get().isSilent;
      },
    };
  };

  /** A reloaded page starts without title and buttons, and gets the data that waited for it. */
  const greet = (screen: number): void => {
    change({ screens: changed(state.get().screens, screen, { title: '', subTitle: '', buttons: [] }) });
    // After the welcome, which is sent in this task.
    queueMicrotask(() => {
      const { parcels } = state.get();
      const mine = parcels.filter((parcel) => isFor(parcel, screen));
      if (mine.length === 0) return;
      change({ parcels: parcels.filter((parcel) => !mine.includes(parcel)) });
      for (const parcel of mine) hand(parcel, screen);
    });
  };

  whenDeviceTurns(() => {
    const { appearance } = state.get();
    if (appearance === 'auto') emitToAll('notifyLightMode', { lightMode: isLight(appearance) });
  });

  return {
    origin,
    state,
    log,
    change,
    attach(screen, frame) {
      const host = openScreenHost({
        screen,
        frame,
        origin,
        host: optionsOf(screen),
        faults: () => state.get().faults,
        log,
        transcript: state.get().transcript?.text,
        onHello: () => greet(screen),
      });
      if (state.get().hasCrashed) host.crash();
      hosts.set(screen, host);
      return () => {
        host.close();
        hosts.delete(screen);
      };
    },
    hostOf: (screen) => hosts.get(screen),
    top: () => {
      const top = state.get().screens.at(-1);
      if (!top) throw new Error('The stack has no page');
      return top;
    },
    nextKey,
    ask,
    emitTo: (screen, name, data) => hosts.get(screen)?.emit(name, data),
    emitToAll,
    pass,
  };
}

/** True when both addresses lead to the same page, whatever their parameters. */
function isPage(path: string, other: string | undefined): boolean {
  return path.split('?')[0] === other?.split('?')[0];
}

/** The app's properties as the first hostData sends them. */
function hostDataOf({ account, about, appearance }: AppState): HostData {
  return { ...about, lightMode: isLight(appearance), ...(account && { accountToken: account.accountToken }) };
}

function without(commands: MockCommands, withheld: readonly CommandName[]): MockCommands {
  return Object.fromEntries(Object.entries(commands).filter(([name]) => !withheld.some((one) => one === name)));
}
