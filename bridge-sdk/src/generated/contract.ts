// Generated from protocol/protocol.json by `npm run generate`; edit the protocol instead.

import type { Contract } from '../contract.ts';
import { anything, fields, flag, ignored, list, one, text, whole } from '../shape.ts';
import type * as types from './types.ts';

const nothing = fields<types.NoFields>({});
const shortText = text(0, 500);
const label = text(1, 40);
const message = text(1, 2000);
const token = text(0, 4096);
const code = text(1, 64);
const path = text(0, 2048, /^\/(?![/\\])/);
const webAddress = text(0, 2048, /^(https?:\/\/[^/\\]|\/(?![/\\]))/);
const market = text(2, 8);
const count = whole(0, Number.MAX_SAFE_INTEGER);
const hostIdentity = fields<types.HostIdentity>(
  {},
  { platform: shortText, appVersion: shortText },
  { platform: '', appVersion: '' },
);
const welcome = fields<types.Welcome>(
  { protocol: whole(1, 1), host: hostIdentity, commands: anything },
  { contract: shortText, initial: anything },
);
const linkBrowserParams = fields<types.Filled<types.LinkBrowserParams, 'skipWay'>>(
  { redirectUrl: webAddress },
  { skipWay: one('appBrowser', 'appBrowserInside'), type: shortText, title: shortText },
  { skipWay: 'appBrowser' },
);
const appTitle = fields<types.AppTitle>({ title: shortText }, { subTitle: shortText });
const rightButton = fields<types.Filled<types.RightButton, 'type' | 'visible' | 'count' | 'dot'>>(
  {},
  { type: count, visible: flag, count: count, dot: flag, icons: list(shortText, 8), extra: anything },
  { type: 0, visible: false, count: 0, dot: false },
);
const rightButtons = fields<types.RightButtons>({ buttons: list(rightButton, 8) });
const inputMethod = fields<types.InputMethod>({ mode: code });
const applied = fields<types.Applied>({ applied: flag });
const askToLogin = fields<types.AskToLogin>({}, { returnTo: path });
const passThrough = fields<types.PassThrough>({ requestCode: code, data: anything }, { target: path });
const confirmParams = fields<types.Filled<types.ConfirmParams, 'okText' | 'cancelText'>>(
  { message: message },
  { title: shortText, okText: label, cancelText: label },
  { okText: 'Ok', cancelText: 'Cancel' },
);
const confirmed = fields<types.Confirmed>({ confirmed: flag });
const alertParams = fields<types.Filled<types.AlertParams, 'okText'>>(
  { message: message },
  { title: shortText, okText: label },
  { okText: 'Yes' },
);
const appNews = fields<types.AppNews>({ name: code }, { data: anything });
const userInfo = fields<types.UserInfo>(
  { accountToken: token },
  { accountId: token, savvyUser: flag },
  { accountId: '', savvyUser: false },
);
const uploadParams = fields<types.Filled<types.UploadParams, 'kind' | 'source' | 'max'>>(
  {},
  {
    kind: one('image', 'video', 'any'),
    source: one('camera', 'library', 'any'),
    max: whole(1, 9),
    accept: list(code, 16),
  },
  { kind: 'image', source: 'any', max: 1 },
);
const medium = fields<types.Medium>({ url: webAddress, mime: code, bytes: count });
const uploaded = fields<types.Uploaded>({ items: list(medium, 9) });
const marketInfo = fields<types.MarketInfo>({ market: market }, { marketName: shortText }, { marketName: '' });
const applyMarket = fields<types.ApplyMarket>({ market: market });
const initialAppData = fields<types.InitialAppData>(
  { clientId: token },
  { accountId: token, themeId: count, lightMode: flag },
  { accountId: '', themeId: 1, lightMode: true },
);
const account = fields<types.Account>({ accountToken: token }, { accountId: token });
const hostData = fields<types.HostData>(
  {},
  {
    accountToken: token,
    appVersion: shortText,
    client: shortText,
    country: shortText,
    festivalSkin: shortText,
    lightMode: flag,
    language: shortText,
  },
);
const lightMode = fields<types.LightMode>({ lightMode: flag });
const marketChange = fields<types.MarketChange>({ market: market }, { marketName: shortText }, { marketName: '' });
const hostNotification = fields<types.HostNotification>({ path: path, payload: anything });
const passedThrough = fields<types.PassedThrough>({ requestCode: code, data: anything });
const uploadProgress = fields<types.UploadProgress>({ sent: count, total: count });
const rightButtonTap = fields<types.RightButtonTap>({ index: count }, { type: count }, { type: 0 });

/** What page and app agreed on. */
export const contract: Contract = {
  hash: '59d129306f065c0f',
  sdk: '1.0.0',
  handshakeMs: 800,
  secrets: ['accounttoken', 'token', 'refreshtoken', 'authorization', 'password'],
  hostErrors: [
    'UNSUPPORTED',
    'INVALID_PARAMS',
    'USER_CANCELLED',
    'PERMISSION_DENIED',
    'NOT_LOGGED_IN',
    'NETWORK',
    'HOST_ERROR',
  ],
  welcome,
  commands: {
    closePage: { params: nothing, result: ignored, timeoutMs: 1000 },
    linkBrowser: { params: linkBrowserParams, result: ignored, timeoutMs: 1000 },
    updateAppTitle: { params: appTitle, result: ignored, silent: true },
    updateRightButton: { params: rightButton, result: ignored, silent: true },
    updateRightButtons: { params: rightButtons, result: ignored, silent: true },
    setDefaultInputMethod: { params: inputMethod, result: applied, timeoutMs: 1000 },
    askToLogin: { params: askToLogin, result: ignored, timeoutMs: 1000 },
    passThrough: { params: passThrough, result: ignored, timeoutMs: 1000 },
    confirm: { params: confirmParams, result: confirmed },
    alert: { params: alertParams, result: ignored },
    notifyApp: { params: appNews, result: ignored, silent: true },
    getUserInfo: { params: nothing, result: userInfo, timeoutMs: 3000 },
    uploadMedia: { params: uploadParams, result: uploaded },
    getMarketInfo: { params: nothing, result: marketInfo, timeoutMs: 2000 },
    applyChangeMarketInfo: { params: applyMarket, result: ignored, timeoutMs: 2000 },
    getInitialAppData: { params: nothing, result: initialAppData, timeoutMs: 1000 },
    hideAppOverlay: { params: nothing, result: ignored, silent: true },
  },
  events: {
    accountToken: { data: account, retain: 'latest' },
    hostData: { data: hostData, retain: 'merged' },
    notifyLightMode: { data: lightMode, retain: 'latest' },
    marketChange: { data: marketChange, retain: 'latest' },
    hostNotification: { data: hostNotification, retain: 'queue', key: 'path' },
    passThroughReceived: { data: passedThrough, retain: 'queue', key: 'requestCode' },
    mediaUploadProgress: { data: uploadProgress },
    rightButtonTap: { data: rightButtonTap },
    hostResume: { data: nothing },
  },
};
