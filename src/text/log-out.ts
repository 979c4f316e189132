export const logOutText = {
  action: 'Log out',
  title: 'Log out?',
  message: 'Your cart here stays in your account.',
  stay: 'Stay',
} as const;
