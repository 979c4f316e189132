// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.

/** What survives the way through text. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** An object of which nothing is known and nothing is needed. */
export type NoFields = Readonly<Record<string, never>>;

/** The parameters after the bridge filled in the defaults. */
export type Filled<T, K extends keyof T> = Omit<T, K> & { readonly [P in K]-?: Exclude<T[P], undefined> };

export interface HostIdentity {
  readonly platform: string;
  readonly appVersion: string;
}

export interface Welcome {
  readonly protocol: number;
  readonly host: HostIdentity;
  /** The hash the app was made from. */
  readonly contract?: string | undefined;
  /** What the app can do: name to version. */
  readonly commands: Json;
  /** The first hostData. */
  readonly initial?: Json | undefined;
}

export interface LinkBrowserParams {
  readonly redirectUrl: string;
  /** On top of this page, or in its place. Without it "appBrowser". */
  readonly skipWay?: 'appBrowser' | 'appBrowserInside' | undefined;
  readonly type?: string | undefined;
  readonly title?: string | undefined;
}

export interface AppTitle {
  readonly title: string;
  readonly subTitle?: string | undefined;
}

export interface RightButton {
  /** Without it 0. */
  readonly type?: number | undefined;
  /** Without it false. */
  readonly visible?: boolean | undefined;
  /** The badge; 0 shows none. Without it 0. */
  readonly count?: number | undefined;
  /** Without it false. */
  readonly dot?: boolean | undefined;
  readonly icons?: readonly string[] | undefined;
  /** What one app understands beyond this. */
  readonly extra?: Json | undefined;
}

export interface RightButtons {
  readonly buttons: readonly RightButton[];
}

export interface InputMethod {
  readonly mode: string;
}

export interface Applied {
  readonly applied: boolean;
}

export interface AskToLogin {
  readonly returnTo?: string | undefined;
}

export interface PassThrough {
  readonly requestCode: string;
  readonly data: Json;
  /** The page it is for; without it, whichever asks. */
  readonly target?: string | undefined;
}

export interface ConfirmParams {
  readonly message: string;
  readonly title?: string | undefined;
  /** Without it "Ok". */
  readonly okText?: string | undefined;
  /** Without it "Cancel". */
  readonly cancelText?: string | undefined;
}

export interface Confirmed {
  readonly confirmed: boolean;
}

export interface AlertParams {
  readonly message: string;
  readonly title?: string | undefined;
  /** Without it "Yes". */
  readonly okText?: string | undefined;
}

export interface AppNews {
  readonly name: string;
  readonly data?: Json | undefined;
}

export interface UserInfo {
  readonly accountId: string;
  readonly accountToken: string;
  readonly savvyUser: boolean;
}

export interface UploadParams {
  /** Without it "image". */
  readonly kind?: 'image' | 'video' | 'any' | undefined;
  /** Without it "any". */
  readonly source?: 'camera' | 'library' | 'any' | undefined;
  /** Without it 1. */
  readonly max?: number | undefined;
  /** Media types, such as image/png. */
  readonly accept?: readonly string[] | undefined;
}

export interface Medium {
  readonly url: string;
  readonly mime: string;
  readonly bytes: number;
}

export interface Uploaded {
  readonly items: readonly Medium[];
}

export interface MarketInfo {
  readonly market: string;
  readonly marketName: string;
}

export interface ApplyMarket {
  readonly market: string;
}

export interface InitialAppData {
  readonly clientId: string;
  readonly accountId: string;
  readonly themeId: number;
  readonly lightMode: boolean;
}

export interface Account {
  readonly accountToken: string;
  readonly accountId?: string | undefined;
}

export interface HostData {
  readonly accountToken?: string | undefined;
  readonly appVersion?: string | undefined;
  readonly client?: string | undefined;
  readonly country?: string | undefined;
  readonly festivalSkin?: string | undefined;
  readonly lightMode?: boolean | undefined;
  readonly language?: string | undefined;
}

export interface LightMode {
  readonly lightMode: boolean;
}

export interface MarketChange {
  readonly market: string;
  readonly marketName: string;
}

export interface HostNotification {
  readonly path: string;
  readonly payload: Json;
}

export interface PassedThrough {
  readonly requestCode: string;
  readonly data: Json;
}

export interface UploadProgress {
  /** Bytes. */
  readonly sent: number;
  /** Bytes. */
  readonly total: number;
}

export interface RightButtonTap {
  readonly index: number;
  readonly type: number;
}

/** What a caller gives. */
export interface CommandParams {
  readonly closePage: NoFields;
  readonly linkBrowser: LinkBrowserParams;
  readonly updateAppTitle: AppTitle;
  readonly updateRightButton: RightButton;
  readonly updateRightButtons: RightButtons;
  readonly setDefaultInputMethod: InputMethod;
  readonly askToLogin: AskToLogin;
  readonly passThrough: PassThrough;
  readonly confirm: ConfirmParams;
  readonly alert: AlertParams;
  readonly notifyApp: AppNews;
  readonly getUserInfo: NoFields;
  readonly uploadMedia: UploadParams;
  readonly getMarketInfo: NoFields;
  readonly applyChangeMarketInfo: ApplyMarket;
  readonly getInitialAppData: NoFields;
  readonly hideAppOverlay: NoFields;
}

/** What a host or a fallback gets. */
export interface FilledParams {
  readonly closePage: NoFields;
  readonly linkBrowser: Filled<LinkBrowserParams, 'skipWay'>;
  readonly updateAppTitle: AppTitle;
  readonly updateRightButton: Filled<RightButton, 'type' | 'visible' | 'count' | 'dot'>;
  readonly updateRightButtons: RightButtons;
  readonly setDefaultInputMethod: InputMethod;
  readonly askToLogin: AskToLogin;
  readonly passThrough: PassThrough;
  readonly confirm: Filled<ConfirmParams, 'okText' | 'cancelText'>;
  readonly alert: Filled<AlertParams, 'okText'>;
  readonly notifyApp: AppNews;
  readonly getUserInfo: NoFields;
  readonly uploadMedia: Filled<UploadParams, 'kind' | 'source' | 'max'>;
  readonly getMarketInfo: NoFields;
  readonly applyChangeMarketInfo: ApplyMarket;
  readonly getInitialAppData: NoFields;
  readonly hideAppOverlay: NoFields;
}

/** What a call resolves to. */
export interface CommandResult {
  readonly closePage: undefined;
  readonly linkBrowser: undefined;
  readonly updateAppTitle: undefined;
  readonly updateRightButton: undefined;
  readonly updateRightButtons: undefined;
  readonly setDefaultInputMethod: Applied;
  readonly askToLogin: undefined;
  readonly passThrough: undefined;
  readonly confirm: Confirmed;
  readonly alert: undefined;
  readonly notifyApp: undefined;
  readonly getUserInfo: UserInfo;
  readonly uploadMedia: Uploaded;
  readonly getMarketInfo: MarketInfo;
  readonly applyChangeMarketInfo: undefined;
  readonly getInitialAppData: InitialAppData;
  readonly hideAppOverlay: undefined;
}

/** The data of every event. */
export interface EventData {
  readonly accountToken: Account;
  readonly hostData: HostData;
  readonly notifyLightMode: LightMode;
  readonly marketChange: MarketChange;
  readonly hostNotification: HostNotification;
  readonly passThroughReceived: PassedThrough;
  readonly mediaUploadProgress: UploadProgress;
  readonly rightButtonTap: RightButtonTap;
  readonly hostResume: NoFields;
}

export type CommandName = keyof CommandParams;
export type EventName = keyof EventData;

/** Events that tell a state: the last is kept. */
export type StateName = 'accountToken' | 'hostData' | 'notifyLightMode' | 'marketChange';

/** Events that wait until somebody takes them. */
export type QueueName = 'hostNotification' | 'passThroughReceived';

/** Every way in which a call can fail. */
export type ErrorCode =
  | 'TIMEOUT'
  | 'ABORTED'
  | 'CLOSED'
  | 'INVALID_RESULT'
  | 'UNSUPPORTED'
  | 'INVALID_PARAMS'
  | 'USER_CANCELLED'
  | 'PERMISSION_DENIED'
  | 'NOT_LOGGED_IN'
  | 'NETWORK'
  | 'HOST_ERROR';
