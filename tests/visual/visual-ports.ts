/** Fixed, because Playwright reads its configuration again in every worker. */
export const visualPorts = { site: 4782, shop: 4784 } as const;

export const siteOrigin = `http://localhost:${visualPorts.site}`;
export const shopOrigin = `http://localhost:${visualPorts.shop}`;
