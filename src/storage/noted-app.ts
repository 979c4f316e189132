import { isVersion } from '#rules/versions.ts';
import { textEntry } from './entry.ts';

/** The version of an app that was said to be too old. */
export const notedAppVersion = textEntry('notedAppVersion', '', isVersion);
