/** When every picture is taken: 21 November 2026, 10:00 UTC, for the shop and for its pages. */
export const pictured = Date.UTC(2026, 10, 21, 10);
