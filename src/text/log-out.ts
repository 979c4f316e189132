export const logOutText = {
  action: 'Log out',
  title: 'Log out?',
  message: 'Your cart will stay in your account.',
  stay: 'Stay',
} as const;
