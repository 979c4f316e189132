import type { FaultName } from '../../mock/faults.ts';
import type { CommandName, HostNotification, PassThrough } from '../../src/generated/types.ts';
import { newScreen, type Place, type Screen } from './screens.ts';
import type { Sheet } from './sheets.ts';

export type Appearance = 'light' | 'dark' | 'auto';
export const appearances: readonly Appearance[] = ['light', 'dark', 'auto'];

export interface Account {
  readonly email: string;
  readonly accountId: string;
  readonly accountToken: string;
  readonly savvyUser: boolean;
}

export const places = { both: 'both ways', toPage: 'app to page', toApp: 'page to app' } as const;
export type FaultPlace = keyof typeof places;

export interface FaultSettings {
  readonly place: FaultPlace;
  /** The most milliseconds of latency; the least are half of it. */
  readonly delay: number;
  /** From 0 to 1. */
  readonly chances: Readonly<Partial<Record<FaultName, number>>>;
}

export const noFaults: FaultSettings = { place: 'both', delay: 0, chances: {} };

/** The fields of hostData beside account and light mode. */
export const facts = ['appVersion', 'client', 'country', 'festivalSkin', 'language'] as const;
export type Fact = (typeof facts)[number];

/** Data for a page that is not open yet. */
export type Parcel =
  | { readonly kind: 'passed'; readonly from: number; readonly passed: PassThrough }
  | { readonly kind: 'notification'; readonly notification: HostNotification };

/** The state of the simulated app. */
export interface AppState {
  readonly screens: readonly Screen[];
  /** Sheets above the pages, the topmost last. */
  readonly sheets: readonly Sheet[];
  readonly parcels: readonly Parcel[];
  readonly banner: HostNotification | undefined;
  /** A short notice at the bottom of the phone. */
  readonly toast: string;
  readonly isOverlaid: boolean;
  readonly badge: number;
  readonly inputMethod: string;
  readonly account: Account | undefined;
  readonly market: string;
  readonly appearance: Appearance;
  /** 1 light, 2 dark, 3 automatic: the last follows the app's light mode. */
  readonly themeId: number;
  readonly about: Readonly<Record<Fact, string>>;
  readonly faults: FaultSettings;
  readonly isOld: boolean;
  readonly isSilent: boolean;
  readonly hasCrashed: boolean;
  /** Commands that the app does not support. */
  readonly withheld: readonly CommandName[];
  /** A recorded session that replies instead of the app. */
  readonly transcript: { readonly name: string; readonly text: string } | undefined;
}

export function startingState(place: Place): AppState {
  return {
    screens: [newScreen(1, place)],
    sheets: [],
    parcels: [],
    banner: undefined,
    toast: '',
    isOverlaid: false,
    badge: 0,
    inputMethod: '',
    account: undefined,
    market: 'US',
    appearance: 'auto',
    themeId: 3,
    about: { appVersion: '5.0.0', client: 'simulator-0001', country: 'US', festivalSkin: '', language: 'en' },
    faults: noFaults,
    isOld: false,
    isSilent: false,
    hasCrashed: false,
    withheld: [],
    transcript: undefined,
  };
}
