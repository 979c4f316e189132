const megabyte = 1024 * 1024;

/** The largest file of each kind, in bytes. */
export const uploadLimits = { IMAGE: 8 * megabyte, VIDEO: 60 * megabyte } as const;

/** A form around the largest file: its boundary, its names and its headers. */
export const largestForm = uploadLimits.VIDEO + 64 * 1024;

/** More pixels than this are not decoded: 40 MP are 160 MB in memory. */
export const mostPixels = 40_000_000;

/** The longest side that a stored picture has, in pixels. */
export const longestSide = 2_560;

/** The longest film, in ms; half a second is left to how players count. */
export const longestFilm = 30_500;

/** What one uploader may store within 24 hours. */
export const dailyQuota = { files: 60, bytes: 400 * megabyte } as const;

/** How many pictures and films may hang on one order. */
export const uploadsPerOrder = 40;

/** Pictures and films for orders that one network may send on a day. */
export const orderFilesPerDay = 80;

/**
 * Files that arrive at once in one process, and of one uploader: the shop's own pages send two beside each other. Members and
 * strangers have places of their own, for an arrival takes as long as its sender likes.
 */
export const uploadsAtOnce = { members: { all: 16, each: 2 }, strangers: { all: 32, each: 2 } } as const;

/** Files that are there and are decoded at once; the others wait, which they do for a second and not for a sender. */
export const decodedAtOnce = {
  members: { atOnce: 2, waiting: uploadsAtOnce.members.all },
  strangers: { atOnce: 1, waiting: uploadsAtOnce.strangers.all },
} as const;

/** An upload of which less arrives within such a time is given up; ms and bytes. The slowest mobile networks send twice as much. */
export const leastPace = { within: 20_000, bytes: 40 * 1024 } as const;
