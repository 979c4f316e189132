export const frameText = {
  title: 'External page',
  close: 'Close',
  openOutside: 'Open in browser',
  loading: 'The page is loading',
  leaving: {
    title: (host: string) => host,
    body: (host: string) =>
      `You are about to see another site. It belongs to ${host}, not to Lampyris: do not type your Lampyris password there.`,
    action: (host: string) => `Continue to ${host}`,
    stay: 'Go back',
  },
  refused: {
    title: 'This address cannot be shown',
    body: 'It is missing, broken or not safe to open. Your cart and orders are where you left them.',
    action: 'To the home page',
  },
  late: {
    title: 'This page cannot be shown here',
    body: (host: string) => `${host} did not answer in time, or does not allow to be shown inside another site.`,
    retry: 'Try again',
  },
} as const;
