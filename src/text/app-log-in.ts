export const appLogInText = {
  title: 'Log in with the app',
  body: 'The app asks you to log in. This page goes on by itself.',
  useEmail: 'Use e-mail instead',
} as const;
