/**
 * Words that mean nothing to an engineer of this field, each with what is said instead (docs/glossary.md). Every row is a
 * rule of its own, `lampyris/word-<name>`, and looks at what a file declares and at the file's own path, never at what
 * another package declares or a comment says.
 *
 * `banned` meets a name in kebab-case (`earlyHands` is `early-hands`); `variables: true` limits a row to whole names of
 * variables and parameters; `free` are names in their own spelling that stay, each because of its reason.
 */
const word = (forms) => new RegExp(`(?:^|-)(?:${forms})(?:-|$)`);

export const bannedWords = {
  wish: { banned: word('wish(?:es|ed|ing)?'), instead: 'request, input or command' },
  deed: { banned: word('deeds?'), instead: 'action, step or command' },
  door: { banned: word('doors?'), instead: 'layout, guard, gate or access' },
  tell: { banned: word('tells?|told|telling'), instead: 'send, dispatch or notify; told: the noun of the thing' },
  heard: { banned: word('heard|unheard|overheard'), instead: 'received, or the noun of the thing' },
  babble: { banned: word('babbled?|babbling'), instead: 'unknownMessage or invalid' },
  // `letterSpacing` is a property of CSS; one letter of a word is a character.
  letter: { banned: word('letters?'), instead: 'email (as a message), character (as a sign)', free: ['letterSpacing'] },
  'post-office': { banned: word('post-office'), instead: 'mailer' },
  // The contract's totals; `goods` is their heading on an invoice.
  goods: {
    banned: word('goods'),
    instead: 'variants, items or merchandise',
    free: ['goodsTotal', 'goods_total_amount', 'goods'],
  },
  shelf: { banned: word('shel(?:f|ves)'), instead: 'catalogue' },
  basket: { banned: word('baskets?'), instead: 'cart' },
  world: { banned: word('worlds?'), instead: 'AppContext or EffectDependencies' },
  obey: { banned: word('obey(?:s|ed)?'), instead: 'apply' },
  patience: { banned: word('patience|patient|patiently|impatient|impatience'), instead: 'slow request (monitor)' },
  hands: { banned: word('hands'), instead: 'preHydrationInput, or the stage (framing, session)' },
  tongue: { banned: word('tongues?'), instead: 'encoding or language' },
  'sign-in': { banned: word('sign-(?:in|up)|signup|signin'), instead: 'logIn (verb), login (noun), register' },
  take: {
    banned: /^take-/,
    instead: 'set, receive, read, lock, consume: what is done',
    // The bridge's published name; stock is taken and pictures are taken in the words of the field.
    free: ['takePassThrough', 'takeStock', 'takePicture', 'takePictures'],
  },
  participle: {
    banned: /^(?:known|told|here|given|kept|heard|wanted|asked)$/,
    instead: 'the noun of the thing (`product`, `storedToken`)',
    variables: true,
  },
};
