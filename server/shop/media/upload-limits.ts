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

/** Files that are received at once by one process, and of one uploader: the shop's own pages send two beside each other. */
export const uploadsAtOnce = { all: 4, each: 2 } as const;

/** An upload of which less arrives within such a time is given up; ms and bytes. The slowest mobile networks send twice as much. */
export const leastPace = { within: 20_000, bytes: 40 * 1024 } as const;
