/** Slow 4G, as Lighthouse has it for a phone; the `request` figures are what its method `devtools` sets. */
export const slowLine = {
  rttMs: 150,
  throughputKbps: 1_638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
} as const;
