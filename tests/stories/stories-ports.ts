/** Fixed, because Playwright reads its configuration again in every worker. */
export const storiesPorts = { site: 4780, running: 4781 } as const;
