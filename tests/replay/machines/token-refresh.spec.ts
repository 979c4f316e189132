import { tokenRefreshModel } from '#machines/token-refresh/model.ts';
import { refreshBand } from '#rules/tokens.ts';
import { cutOffApi, holdCalls } from '../browser/calls.ts';
import { keepAtFirst, keepIdentity, knownMarket, quietPage } from '../browser/kept.ts';
import { openOtherTab, notifyTabs } from '../browser/other-tab.ts';
import { show } from '../browser/view.ts';
import { beginning, replay } from '../replay.ts';
import { sendTo } from '../running-machine.ts';
import { inBrowser, payloadOf, type Stage } from '../stage.ts';

const inDays = (days: number) => beginning + days * 86_400_000;
const held = (name: string, days: number) => ({
  type: 'token.received' as const,
  accountId: null,
  token: name,
  refresh: { refreshToken: `${name}-refresh`, refreshExpireTime: inDays(days) },
});
/** One for every band, and one that a shell brought. */
const pairs = [
  held('fresh', 170),
  held('renewable', 155),
  held('exchangeable', 100),
  held('lapsed', 1),
  { type: 'token.received' as const, accountId: null, token: 'alone', refresh: null },
];
const renewed = { token: 'new', refreshToken: 'new-refresh', refreshTokenExpireTime: inDays(180) };

/** The session beside it, which decides who may ask for what. */
interface Session {
  readonly token: string | null;
  /** It waits for the one try after a refused token. */
  readonly isRecovering: boolean;
  /** The try failed: it ends by itself. */
  readonly isEnding: boolean;
}

/** Tokens of every band come from another tab; the server refuses some and renews others. */
const stage: Stage<Session> = {
  model: inBrowser(tokenRefreshModel, {
    samples: { ...tokenRefreshModel.samples, 'token.received': pairs },
    replies: { readClock: [beginning], refreshToken: [renewed] },
    // The clock goes on; the bands are wide enough for all days of the walk.
    abstraction: ({ context: { token, previousToken, refresh } }) => [
      token,
      previousToken,
      refresh,
      refresh && refreshBand(refresh.refreshExpireTime, beginning),
    ],
  }),
  around: {
    start: () => ({ token: null, isRecovering: false, isEnding: false }),
    after: (session, { candidate, before, after }) => {
      const { token, isRecovering, isEnding } = session;
      const { type, output, token: candidateToken } = payloadOf(candidate);
      const quiet = { isRecovering: false, isEnding: false };
      if (isEnding) return type === 'token.cleared' ? { ...quiet, token: null } : undefined;
      if (type === 'token.received')
        return candidateToken === token ? undefined : { ...quiet, token: String(candidateToken) };
      if (type === 'token.cleared') return token === null ? undefined : { ...quiet, token: null };
      if (type === 'token.recover')
        return token === null || isRecovering ? undefined : { ...quiet, token, isRecovering: true };
      // A session that waits gives up long before these.
      if (isRecovering && type.startsWith('xstate.after.')) return undefined;
      if (before.matches('resting') || !after.matches('resting')) return session;
      const isRenewed = output === renewed;
      return { token: isRenewed ? renewed.token : token, isRecovering: false, isEnding: isRecovering && !isRenewed };
    },
    prompt: { readClock: ['done'] },
    isHurried: ({ isEnding }) => isEnding,
    isHurry: ({ isEnding }) => isEnding,
  },
  beyond: {
    'tokenRefresh.empty --token.recover[0]--> stays': 'only a session with a token asks for its renewal',
    'tokenRefresh.readingClock --xstate.error.actor.0.tokenRefresh.readingClock[0]--> tokenRefresh.resting.failed':
      'every browser can tell the time',
  },
  play: async ({ context, page }) => {
    const otherTab = await openOtherTab(context);
    await cutOffApi(page);
    const renewal = await holdCalls(page, /\/refresh-token$/);
    let accounts = 0;
    return {
      open: async () => {
        await keepAtFirst(page, knownMarket);
        await page.goto(quietPage);
      },
      acts: {
        'token.received': async ({ candidate: { event } }) => {
          // Always another account: the vault may hold newer tokens of an earlier one.
          accounts += 1;
          const { token = '', refresh = null } = pairs.find((pair) => pair === event) ?? {};
          await keepIdentity(page, { token, accountId: `01H${accounts}`, savvyUser: false, refresh });
          await notifyTabs(otherTab);
        },
        'token.cleared': async () => {
          await keepIdentity(page, null);
          await notifyTabs(otherTab);
        },
        'token.check': () => show(page, 'visible'),
        'token.recover': ({ before: { context: tokens } }) => {
          const token: unknown = tokens.previousToken ?? tokens.token;
          return sendTo(page, 'app', Object.assign({ type: 'api.unauthorized' }, { token, path: quietPage }));
        },
        'done refreshToken': () => renewal.answer(renewed),
        'error refreshToken': async () => {
          // What fails is asked for once more.
          await renewal.fail();
          await renewal.fail();
        },
      },
    };
  },
};

replay(stage);
