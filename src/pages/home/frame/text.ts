export const frameText = {
  title: 'External page',
  close: 'Close',
  openOutside: 'Open in browser',
  loading: 'Loading the page',
  leaving: {
    title: (host: string) => host,
    body: (host: string) =>
      `You’re about to visit another site. It belongs to ${host}, not Lampyris. Don’t type your Lampyris password there.`,
    action: (host: string) => `Continue to ${host}`,
    stay: 'Go back',
  },
  refused: {
    title: 'We can’t open this link',
    body: 'It’s missing, broken or not safe to open. Your cart and orders are safe.',
    action: 'Go to home page',
  },
  late: {
    title: 'We can’t show this page here',
    body: (host: string) => `${host} didn’t respond in time, or doesn’t allow itself to be shown inside another site.`,
    retry: 'Try again',
  },
} as const;
