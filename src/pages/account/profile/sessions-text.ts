export const sessionsText = {
  title: 'Where you’re logged in',
  lead: 'Devices that are logged in. Is one not yours? Log it out, then change your password.',
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
    message: 'You can’t undo this. Anyone using it will need your password to log in again.',
    ok: 'Log out',
  },
  askOthers: {
    title: 'Log out everywhere else?',
    message: (count: number) =>
      `This logs out ${count === 1 ? 'one other device' : `${count} other devices`} right away. You can’t undo this. You’ll stay logged in here.`,
    ok: 'Log out everywhere else',
  },
  ended: (device: string) => `${device} is logged out`,
  endedOthers: 'You’re logged out everywhere else',
} as const;
