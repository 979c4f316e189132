const pageFile = /^src\/pages\/(?<page>[^/]+\/(?!parts\/)[^/]+)\/page\.tsx$/;
const areaFile = /^src\/pages\/(?<area>[^/]+)\//;

/**
 * The page that a file is, as `<area>/<page>`; undefined for any other file.
 * @param file from the project's root
 */
export const pageOf = (file: string): string | undefined => pageFile.exec(file)?.groups?.['page'];

/**
 * The area of pages that a file belongs to; empty where it belongs to none.
 * @param file from the project's root
 */
export const areaOf = (file: string): string => areaFile.exec(file)?.groups?.['area'] ?? '';
