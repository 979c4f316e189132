import {
  activityPath,
  crowdPath,
  depositCampaignPath,
  earlyBirdPath,
  interestPath,
  prizeListPath,
} from '#rules/page-paths.ts';
import { activityPage, personalPage } from '../route.ts';

/** The specification lost these six names. Ours stand here alone, so that the true ones can replace them (decision 5). */
export const lostRouteNames = {
  outdoorGiveaway: '/prom/new-outdoor-lights-giveaway',
  outdoorWinners: '/prom/new-outdoor-lights-winners',
  lampSeries: '/prom/new-lamp-series',
  lampSeriesWinners: '/prom/new-lamp-series-winners',
  blackFriday: '/prom/black-friday-deals',
  blackFridayDraw: '/prom/black-friday-prize-draw',
} as const;

export const promRoutes = [
  activityPage({
    path: '/prom/flash-sale',
    query: ['sessionId?'],
    title: 'Flash Sale',
    samples: [{ heading: 'Flash Sale' }],
  }),
  activityPage({
    path: '/prom/suit-list',
    query: ['pageNo?', 'room?'],
    title: 'Bundles',
    samples: [{ heading: 'Bundles' }, { values: { room: 'GARDEN' }, heading: 'Bundles' }],
  }),
  activityPage({
    path: '/prom/suit-detail',
    query: ['suitId'],
    subject: 'suitId',
    title: 'Bundle',
    skeleton: 'product',
    samples: [{ values: { suitId: 'evening' }, title: /^Evening set/, heading: 'Evening set' }],
  }),
  activityPage({
    path: '/prom/point-guide',
    title: 'Points guide',
    skeleton: 'text',
    appBar: 'quiet-cart',
    event: 'gv_points_view',
    samples: [{ heading: 'Points, coins and levels' }],
  }),
  activityPage({
    path: '/prom/activity-list',
    query: ['status?', 'pageNo?'],
    title: 'Activities',
    samples: [{ heading: 'What is on' }, { values: { status: 'COMING' } }, { values: { status: 'ENDED' } }],
  }),
  activityPage({
    path: '/prom/black-friday-in-july-sale',
    title: 'Black Friday in July',
    skeleton: 'home',
    samples: [{ heading: 'Black Friday at noon' }],
  }),
  activityPage({
    path: '/prom/pd-warmup',
    title: 'Prime deals warm-up',
    skeleton: 'home',
    samples: [{ heading: /Prime deals/ }],
  }),
  personalPage({
    path: prizeListPath,
    query: ['tab?'],
    name: 'My prizes',
    title: 'My prizes',
    isActivity: true,
    skeleton: 'account',
    needsLogin: true,
    samples: [
      { as: 'guest', heading: 'Log in to see this page' },
      { as: 'member', heading: 'Your prizes' },
      { values: { tab: 'CLAIMED' }, as: 'member', heading: 'Your prizes' },
      { values: { tab: 'EXPIRED' }, as: 'member', heading: 'Your prizes' },
    ],
  }),
  activityPage({
    path: '/prom/winner-announcement',
    query: ['handle', 'pageNo?'],
    title: 'Winners Announcement',
    samples: [
      { values: { handle: 'new-outdoor-lights-giveaway' }, heading: 'Who won' },
      { values: { handle: 'black-friday-prize-draw' }, heading: 'Not drawn yet' },
    ],
  }),
  activityPage({
    path: '/prom/new-product-crown',
    query: ['pageNo?'],
    title: 'Crowdfunding',
    samples: [{ heading: 'Crowdfunding' }],
  }),
  activityPage({
    path: crowdPath,
    query: ['id', 'token?'],
    subject: 'id',
    title: 'Crowdfunding project',
    skeleton: 'product',
    samples: [
      { values: { id: 'crowd-buoy' }, title: 'Buoy', heading: 'Buoy' },
      { values: { id: 'crowd-kite' }, title: 'Kite', heading: 'Kite' },
    ],
  }),
  activityPage({
    path: '/prom/early-bird-activity',
    title: 'Early bird',
    samples: [{ heading: 'Early bird' }],
  }),
  activityPage({
    path: earlyBirdPath,
    query: ['id'],
    subject: 'id',
    title: 'Early bird offer',
    skeleton: 'product',
    samples: [
      { values: { id: 'early-arc' }, title: /^Arc/, heading: /^Arc corner floor lamp: \$/ },
      { values: { id: 'early-dial' }, title: /Dial/, heading: /from \$/ },
    ],
  }),
  activityPage({
    path: '/prom/early-Interest',
    title: 'Coming soon',
    samples: [{ heading: 'Coming next' }],
  }),
  activityPage({
    path: interestPath,
    query: ['projectId', 'token?'],
    subject: 'projectId',
    title: 'Coming soon',
    skeleton: 'text',
    samples: [
      { values: { projectId: 'interest-line' }, title: 'Line wall lights', heading: 'Line wall lights' },
      { values: { projectId: 'interest-ring' }, as: 'member', title: 'Ring pendant', heading: 'Ring pendant' },
    ],
  }),
  activityPage({
    path: lostRouteNames.outdoorGiveaway,
    query: ['handle?'],
    title: 'New Outdoor Lights Giveaway',
    skeleton: 'home',
    samples: [
      { heading: 'Win a lit garden' },
      { values: { handle: 'new-outdoor-lights-giveaway-autumn' }, heading: 'Win an autumn garden' },
    ],
  }),
  activityPage({
    path: lostRouteNames.outdoorWinners,
    query: ['pageNo?'],
    title: 'Winners Announcement',
    samples: [{ heading: 'Who won' }],
  }),
  activityPage({
    path: '/prom/doll-machine',
    title: 'Doll machine',
    skeleton: 'text',
    samples: [{ heading: 'Doll machine' }],
  }),
  activityPage({
    path: lostRouteNames.lampSeries,
    query: ['handle?'],
    title: 'New Lamp Series',
    skeleton: 'home',
    samples: [{ heading: 'New Lamp Series' }],
  }),
  activityPage({
    path: lostRouteNames.lampSeriesWinners,
    query: ['pageNo?'],
    title: 'Winners Announcement',
    samples: [{ heading: 'Who won' }],
  }),
  activityPage({
    path: lostRouteNames.blackFriday,
    title: 'Black Friday Deals',
    skeleton: 'home',
    samples: [{ heading: 'Black Friday Deals' }],
  }),
  activityPage({
    path: '/prom/new-user',
    title: 'New user offer',
    skeleton: 'text',
    samples: [
      { as: 'guest', heading: /your first light$/ },
      { as: 'member', heading: 'For first orders' },
    ],
  }),
  activityPage({
    path: lostRouteNames.blackFridayDraw,
    query: ['handle?'],
    title: 'Prize Draw',
    skeleton: 'home',
    samples: [{ heading: 'Prize Draw' }],
  }),
  activityPage({
    path: `${activityPath}/:handle`,
    query: ['preview?'],
    title: 'Activity',
    skeleton: 'home',
    samples: [
      { values: { handle: 'evening-light' }, title: 'Evening light', heading: 'Evening light' },
      { values: { handle: 'garden-weeks' }, title: 'Garden weeks', heading: 'Garden weeks is over' },
    ],
  }),
  activityPage({
    path: '/prom/early-bird-campaign',
    title: 'Early bird campaign',
    samples: [{ heading: 'Reserve now, pay less later' }],
  }),
  activityPage({
    path: depositCampaignPath,
    query: ['id'],
    subject: 'id',
    title: 'Early bird campaign',
    skeleton: 'product',
    samples: [
      { values: { id: 'deposit-dome' }, title: /^Dome/, heading: /^Dome table lamp: \$10.00 now/ },
      { values: { id: 'deposit-torch' }, title: /^Torch/ },
      { values: { id: 'deposit-wake' }, title: /^Wake/ },
    ],
  }),
];
