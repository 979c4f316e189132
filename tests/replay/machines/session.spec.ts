import type { AnyMachineSnapshot } from 'xstate';
import { sessionModel } from '#machines/session/model.ts';
import type { RoadStep } from '#machines/verify/cover.ts';
import { cutOffApi, holdCalls } from '../browser/calls.ts';
import { holdableVault } from '../browser/held-vault.ts';
import { keepAtFirst, keepIdentity, knownMarket, quietPage, type KeptIdentity } from '../browser/kept.ts';
import { openOtherTab, notifyTabs } from '../browser/other-tab.ts';
import { enterShell, shellSends } from '../browser/shell.ts';
import { show } from '../browser/view.ts';
import { beginning, replay } from '../replay.ts';
import { look, sendTo } from '../running-machine.ts';
import { asPagesDo, inBrowser, nameOf, payloadOf, type Act, type Stage } from '../stage.ts';

/** 155 days are left: tokens that are looked at are renewed. */
const refresh = { refreshToken: 'ada-refresh', refreshExpireTime: beginning + 155 * 86_400_000 };
const ada: KeptIdentity = { token: 'ada', accountId: '01HADA', savvyUser: true, refresh };
const bob: KeptIdentity = { token: 'bob', accountId: null, savvyUser: false, refresh: null };
const inExchange: KeptIdentity = { ...ada, token: refresh.refreshToken };
const identities = [ada, bob, inExchange];

const isReading = (snapshot: AnyMachineSnapshot) => snapshot.matches({ reading: 'asking' });
const startsReading = ({ candidate: { event }, before }: Pick<RoadStep, 'candidate' | 'before'>) =>
  event.type === 'storage.changed' || (event.type === 'page.becameVisible' && !isReading(before));

/** A reading under way begins again, and finds who has just come instead of whom it was to find. */
const replacesReading = ({ candidate: { event }, before }: Pick<RoadStep, 'candidate' | 'before'>) =>
  isReading(before) && ['session.loggedIn', 'host.tokenReceived'].includes(event.type);

/** Whom a reading that starts now will find, as the walk goes on; somebody where it never hears. */
function foundIn(ahead: readonly RoadStep[]): KeptIdentity | null {
  const end = ahead.find((step) => startsReading(step) || nameOf(step.candidate) === 'done readIdentity');
  if (!end || startsReading(end)) return bob;
  return identities.find((one) => one === payloadOf(end.candidate)['output']) ?? null;
}

/** Other tabs, the shell and the server say who is here; the vault of the tokens answers late. */
const stage: Stage<{ readonly isFresh: boolean; readonly isReplaced: boolean }> = {
  model: inBrowser(sessionModel, {
    samples: {
      ...sessionModel.samples,
      'session.loggedIn': [{ type: 'session.loggedIn', identity: ada }],
      // Whose token it is, is asked of the server where the shell does not say.
      'host.tokenReceived': [
        { type: 'host.tokenReceived', token: 'bob', accountId: '01HBOB' },
        { type: 'host.tokenReceived', token: null, accountId: null },
      ],
      'token.renewed': [{ type: 'token.renewed', token: 'ada', refresh }],
    },
    replies: { readIdentity: [...identities, null], logOut: [undefined] },
  }),
  around: {
    start: () => ({ isFresh: true, isReplaced: false }),
    after: ({ isFresh, isReplaced }, step) => {
      const { candidate, before } = step;
      const isQuiet = !isReading(before);
      const possible: Readonly<Record<string, boolean>> = {
        // Where no token is stored, nothing has to be waited for.
        'done readIdentity': !isReplaced && (payloadOf(candidate)['output'] !== null || isFresh),
        // Nor where the shell takes the token away.
        'host.tokenReceived': isQuiet || payloadOf(candidate)['token'] !== null || before.context.token === null,
        'error readIdentity': false,
        // A renewal reads the tokens first, and a log-out waits for the renewal.
        // Nor is anything renewed once the storage knows nobody.
        'token.renewed':
          isQuiet && before.context.refresh !== null && !before.matches({ holder: { member: 'loggingOut' } }),
        'token.renewalFailed': isQuiet && before.matches({ holder: { member: 'recovering' } }),
        'session.logOut': isQuiet && before.matches({ holder: { member: 'settled' } }),
        // A reading is given up long before these.
        'xstate.after.recoveryTimeout.session.holder.member.recovering': isQuiet,
        'xstate.after.logOutTimeout.session.holder.member.loggingOut': isQuiet,
        // Only a token that somebody has is refused.
        'api.unauthorized': before.context.token === 'ada',
      };
      if (possible[nameOf(candidate)] === false) return undefined;
      const isNew = startsReading(step);
      return { isFresh: isNew, isReplaced: !isNew && (isReplaced || replacesReading(step)) };
    },
    isHurried: (_, candidate) => nameOf(candidate) === 'done readIdentity' && payloadOf(candidate)['output'] === null,
  },
  beyond: {
    'session.reading.asking --xstate.error.actor.0.session.reading.asking[0]--> session.reading.idle':
      'storage that fails is read as empty',
  },
  play: async ({ context, page, machine }) => {
    const otherTab = await openOtherTab(context);
    const vault = holdableVault(otherTab);
    await cutOffApi(page);
    // The log-in abandons itself when its page is left, at a moment of its own.
    await page.route(/\/assets\/login-.*\.js$/, (route) => route.abort());
    const renewal = await holdCalls(page, /\/refresh-token$/);
    const logOut = await holdCalls(page, /\/email\/logout$/);

    /** What fails is asked for once more. */
    const failRenewal = async () => {
      await renewal.fail();
      await renewal.fail();
    };
    const isRenewing = async () => !(await look(page, 'tokenRefresh'))?.snapshot.includes('"resting"');
    const read =
      (begin: () => Promise<void>): Act =>
      async (step, ahead) => {
        const identity = foundIn(ahead);
        if (startsReading(step)) {
          await keepIdentity(page, identity);
          if (identity) await vault.hold();
        }
        await machine.hears(step.candidate.event.type, begin);
        // A reading that this one replaced may end now.
        if (!identity) await vault.letGo();
      };
    return {
      open: async ({ steps }) => {
        const identity = foundIn(steps);
        await enterShell(page);
        await keepAtFirst(page, knownMarket);
        await keepIdentity(otherTab, identity);
        if (identity) await vault.hold();
        await page.goto(quietPage);
      },
      acts: {
        'storage.changed': read(() => notifyTabs(otherTab)),
        'page.becameVisible': read(() => show(page, 'visible')),
        'done readIdentity': vault.letGo,
        'host.tokenReceived': ({ candidate }) => {
          const { token, accountId } = payloadOf(candidate);
          return shellSends(page, 'accountToken', { accountToken: token ?? '', accountId: accountId ?? '' });
        },
        'api.unauthorized': ({ candidate }) => sendTo(page, 'app', candidate.event),
        'token.renewed': async () => {
          await vault.letGo();
          if (!(await isRenewing())) await sendTo(page, 'tokenRefresh', { type: 'token.check' });
          const { refreshToken, refreshExpireTime } = refresh;
          await renewal.answer({ token: 'ada', refreshToken, refreshTokenExpireTime: refreshExpireTime });
        },
        'token.renewalFailed': async () => {
          await vault.letGo();
          await failRenewal();
        },
        'session.logOut': async ({ candidate, before }) => {
          await vault.letGo();
          if (before.context.refresh !== null && (await isRenewing())) await failRenewal();
          await machine.send(candidate.event);
        },
        'done logOut': () => logOut.answer({}),
        'error logOut': () => logOut.fail(),
        ...asPagesDo(machine, 'session.loggedIn', 'login.request', 'login.abandoned'),
      },
    };
  },
};

replay(stage);
