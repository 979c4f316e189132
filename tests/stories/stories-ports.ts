/** Fixed, because Playwright reads its configuration again in every worker. */
export const storiesPorts = { site: 4780, control: 4781 } as const;
