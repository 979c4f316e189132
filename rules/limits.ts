import { day, hour, minute, second } from './durations.ts';

/** Constants of the specification, section 9. Times in milliseconds. */
export const requestTimeout = 300_000;
export const requestCacheTtl = 60 * second;
export const defaultAppVersion = '5.0.0';
export const clientType = 6;
export const supportedLocales = ['en'] as const;
export const cartRefreshDelay = 300;
export const marketInfoTimeout = 2_000;
export const themeTransition = 300;
export const skeletonTimeout = 10_000;
export const skeletonHideDelay = 100;
export const backNavigationWait = 100;
export const cookieLifetime = hour;
export const pageTimeSample = 3 * second;
export const pageTimeReports = [5 * second, 12 * second, 20 * second] as const;
export const pageTimeDropFrom = 300_000;
export const pageTimeKeep = 100;
export const chunkTimeout = 120 * second;
export const queryDepth = 5;
export const queryArrayLimit = 20;
export const queryParameterLimit = 1_000;
/** Distance in pixels below the view at which a lazy picture starts to load. */
export const lazyImageThreshold = 100;
export const lazyImageDelay = 300;
export const modalDuration = 300;
export const noticeAutoClose = 1_500;
export const noticeTopOffset = 65;
export const backdropLayer = 198;
export const headUpdateThrottle = 16;
export const videoRatios = ['16:9', '330:300'] as const;

/** Text lengths, in characters. */
export const emailMaxLength = 320;
export const urlMaxLength = 2_048;

/** What a cart may hold. */
export const cartMaxLines = 50;
export const perOrderLimitDefault = 10;
export const cartLineMaxAge = 180 * day;

/** Account. */
export const addressesPerAccount = 20;
export const favouritesPerAccount = 200;
export const accessTokenLifetime = 30 * day;
export const refreshTokenLifetime = 180 * day;
export const refreshReplayWindow = 10 * second;
export const codeLifetime = 10 * minute;
export const codeMaxAttempts = 5;
export const codeResendAfter = 60 * second;

/** Orders and payments. */
export const quoteLifetime = 10 * minute;
export const payWindow = 30 * minute;
/** An order with a line of a flash sale is paid in this time (ms); an attempt that is under way may end after it. */
export const flashPayWindow = 10 * minute;
/** A deposit is paid within this time. */
export const depositPayWindow = 15 * minute;
export const cancelWindow = 60 * minute;
export const completeAfter = 15 * day;
export const paymentAttemptTimeout = 15 * minute;

/** Reviews, in characters and pieces. */
export const reviewTitleMaxLength = 80;
export const reviewBodyMaxLength = 2_000;
export const formMaxMedia = 6;

/** Lists. */
export const pageSizeDefault = 20;
