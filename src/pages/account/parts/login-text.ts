import { fixFields } from '#src/text/form-errors.ts';

/** Texts that login, registration and the password reset share. */
export const credentialsText = {
  email: 'E-mail',
  password: 'Password',
  newPassword: 'New password',
  strength: { label: 'Password strength', levels: ['Too weak', 'Could be stronger', 'Good', 'Strong'] },
  errors: fixFields,
  needsScripts: 'Logging in needs JavaScript. Switch it on in your browser and load this page again.',
  emailInvalid: 'Enter an e-mail address, like name@example.com',
  passwordMissing: 'Enter your password',
  code: 'Code from the e-mail',
  codeSent: (email: string) => `We sent six digits to ${email}. They work for 10 minutes.`,
  codeTriesLeft: (left: number) =>
    left === 1 ? 'That code is not right. 1 try left.' : `That code is not right. ${left} tries left.`,
  codeNoTries: 'That code is used up. Please ask for a new one.',
  codeResend: 'Send a new code',
  codeResendIn: (left: number) => `New code in ${left} s`,
  codeResent: 'A new code is on its way',
  confirm: 'Confirm',
  otherEmail: 'Use another e-mail',
  stepDone: 'done',
  stepCurrent: 'now',
  stepAhead: 'to come',
} as const;

export const loginText = {
  title: 'Welcome back',
  reasons: {
    coupon: 'Log in to keep your coupon',
    coins: 'Log in to collect coins',
    cart: 'Log in to keep your cart',
    community: 'Log in to ask and answer',
    promotion: 'Log in to take part',
  },
  lead: 'See your orders and keep one cart.',
  action: 'Log in',
  forgot: 'Forgot your password?',
  newHere: 'New here?',
  register: 'Create an account',
  asGuest: 'Continue as guest',
  asGuestNote: 'You can buy without an account.',
  wrong: 'E-mail or password is not right. Please check both.',
  locked: 'Too many attempts',
  lockedBody: 'For your safety this account rests for a moment. You can try again in',
  lockedFor: 'Time until you can try again',
  resetDone: 'Your password is changed',
  resetDoneBody: 'All other devices were logged out. Log in with the new password.',
} as const;

export const resetText = {
  title: 'Choose a new password',
  steps: { label: 'Steps to a new password', email: 'E-mail', code: 'Code', password: 'Password' },
  emailLead: 'We send a code to your e-mail. If it has an account, you will have it in a minute.',
  send: 'Send the code',
  save: 'Save the new password',
  passwordLead: 'After this you are logged out everywhere else.',
  back: 'Back to log-in',
} as const;

export const registerText = {
  title: 'Create your account',
  lead: 'Track orders and collect coins.',
  steps: { label: 'Steps to an account', email: 'E-mail', code: 'Code', details: 'About you' },
  continue: 'Continue',
  taken: 'This e-mail has an account already.',
  logInInstead: 'Log in instead',
  haveAccount: 'Have an account?',
  logIn: 'Log in',
  nickname: 'Nickname',
  optional: 'Optional',
  nicknameHint: '2 to 30 characters. Shown with your reviews and questions.',
  nicknameLength: 'A nickname has 2 to 30 characters',
  country: 'Country',
  newsletter: 'Send me news and offers',
  newsletterNote: 'One mail a week at most. You can stop it in every mail.',
  terms: 'By creating an account you agree to our',
  termsLink: 'terms of sale',
  termsAnd: 'and have read what we keep of you under',
  privacyLink: 'Privacy',
  action: 'Create account',
  welcome: (name: string) => `Welcome, ${name}`,
} as const;
