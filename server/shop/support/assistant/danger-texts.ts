import type { Site } from '#rules/markets.ts';
import type { Danger } from './danger-languages.ts';

/** Whom somebody in danger calls. */
interface Help {
  /** Fire brigade and ambulance. */
  readonly emergency: string;
  readonly poison: string;
  readonly listener: string;
}

/**
 * Emergency numbers (112 by EU directive 2018/1972, article 109), poison lines (Poison Help of the American poison centers; Poison
 * Centres of Canada; NHS 111) and people who listen (988 Lifeline of both countries; Samaritans; Befrienders Worldwide).
 */
const helpOf: Readonly<Record<Site, Help>> = {
  US: { emergency: '911', poison: 'Poison Help on 1-800-222-1222', listener: 'call or text 988, at any hour' },
  CA: { emergency: '911', poison: 'the poison centre on 1-844-764-7669', listener: 'call or text 988, at any hour' },
  GB: { emergency: '999', poison: 'NHS 111', listener: 'call Samaritans on 116 123, at any hour' },
  EU: { emergency: '112', poison: 'your poison centre', listener: 'call 116 123 in many countries, or 112' },
  JA: { emergency: '119', poison: 'your poison centre', listener: 'find a helpline near you at Befrienders Worldwide' },
};

const fuseBox: Readonly<Record<Site, string>> = {
  ...{ US: 'breaker panel', CA: 'breaker panel', JA: 'breaker panel' },
  ...{ GB: 'fuse box', EU: 'fuse box' },
};

const afterwards = 'When you are safe, press “Talk to a person”: they see what you wrote here.';

type Text = (help: Help, box: string) => string;
const texts: Readonly<Record<Danger, Text>> = {
  FIRE: ({ emergency }, box) =>
    `Flames or smoke: get everyone out, and call ${emergency} from outside. Only if it is safe, pull the plug or switch the circuit off at the ${box}. Never use water on it. Do not use the lamp again, even if it has stopped.`,
  SHOCK: ({ emergency }, box) =>
    `Do not touch the lamp again, or anyone who is still in contact with it. Switch the circuit off at the ${box} first. Call ${emergency} if anyone was hurt, and see a doctor after a shock even if you feel well.`,
  WATER: ({ emergency }, box) =>
    `Do not touch the lamp, its plug or its switch while it is wet. With dry hands, switch the circuit off at the ${box}. Leave it off until an electrician has looked at it. If it smokes or sparks, get out and call ${emergency}.`,
  SWALLOWED: ({ emergency, poison }) =>
    `Call ${emergency} or ${poison} now; do not wait for symptoms. A button cell can do serious harm within two hours. Do not make them vomit, give no food or drink unless you are told to, and take the packaging along. For an animal, call a vet now.`,
  BATTERY: ({ emergency }) =>
    `Do not charge, press or open it, and keep what leaks off your skin. If it hisses, smokes or gets hotter, get everyone out and call ${emergency}. Only if it is safe to carry, put it outdoors on stone or sand, away from anything that burns.`,
  HURT: ({ emergency }, box) =>
    `Call ${emergency} now if it is serious. Hold a burn under cool running water for 20 minutes, and press a clean cloth on a wound. Switch the circuit off at the ${box} before anyone touches the lamp or broken glass.`,
  SELF_HARM: ({ emergency, listener }) =>
    `I am a machine, and this needs a person. Please don’t face it alone: ${listener}. If you are in danger now, call ${emergency}.`,
};

/** What to do now, and that a person goes on. */
export const dangerText = (danger: Danger, site: Site): string =>
  `${texts[danger](helpOf[site], fuseBox[site])} ${afterwards}`;
