export const sessionsText = {
  title: 'Where you are logged in',
  lead: 'Every browser and app that knows you. Is one not yours? Log it out, then change your password.',
  here: 'This device',
  deviceOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: { PHONE: 'A phone', TABLET: 'A tablet', COMPUTER: 'A computer' },
  seen: (moment: string) => `Last seen ${moment}`,
  since: (day: string) => `Logged in since ${day}`,
  only: 'No other devices are logged in.',
  all: (count: number) => `Show all ${count}`,
  end: 'Log\u00A0out',
  endOf: (device: string) => `Log out ${device}`,
  endOthers: 'Log out everywhere else',
  ask: {
    title: (device: string) => `Log out ${device}?`,
    message: 'This cannot be undone from here. Whoever uses it has to log in again, with your password.',
    ok: 'Log out',
    cancel: 'Cancel',
  },
  askOthers: {
    title: 'Log out everywhere else?',
    message: (count: number) =>
      `${count === 1 ? 'One other place is' : `${count} other places are`} logged out at once. This cannot be undone from here. You stay logged in on this device.`,
    ok: 'Log out everywhere else',
    cancel: 'Cancel',
  },
  ended: (device: string) => `${device} is logged out`,
  endedOthers: 'You are logged out everywhere else',
} as const;
