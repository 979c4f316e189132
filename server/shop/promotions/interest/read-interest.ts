import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { interestedAtLeast } from '#rules/interest.ts';
import type { Site } from '#rules/markets.ts';
import { maskEmail } from '#rules/mask-name.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { presentLaunch } from '../../catalogue/present-launch.ts';
import { readTemplates, termsOf } from '../../coupons/coupon-row.ts';
import { presentTerms, readGifts } from '../../coupons/present-coupon.ts';
import { findProject, type Project, readProjects, sitesOf } from './projects.ts';
import { findRegistration, readCounts, type Registration } from './registrations.ts';

type Schemas = components['schemas'];
type Visit = Pick<RequestContext, 'site' | 'account'>;

/** What is not out yet in a market, with the registrations of a member. */
export async function listProjects(shop: ShopContext, { site, account }: Visit): Promise<Schemas['InterestProject'][]> {
  const projects = await readProjects(shop, site);
  const own = await Promise.all(
    projects.map(({ row }) => findRegistration(shop.db, { promoId: row.promo_id, accountId: account?.accountId })),
  );
  return present(shop, site, projects, own);
}

/**
 * A project with its options and its questions.
 * @param token of the link in a mail, whose registration is shown instead of the member's
 * @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it
 */
export async function readProject(
  shop: ShopContext,
  { site, account }: Visit,
  { projectId, token }: { readonly projectId: string; readonly token?: string | undefined },
): Promise<Schemas['InterestDetail']> {
  const found = await requireProject(shop, site, projectId);
  const own = await findRegistration(shop.db, { promoId: projectId, token, accountId: account?.accountId });
  const [project] = await present(shop, site, [found], [own]);
  if (!project) throw new ShopError('NOT_FOUND');
  const { story, options, survey } = found.config;
  return { project, story: story.map((text) => spelled(text, site)), ...inMarketSpelling({ options, survey }, site) };
}

/** @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it */
export async function requireProject(shop: ShopContext, site: Site, projectId: string): Promise<Project> {
  const project = await findProject(shop, site, projectId);
  if (project) return project;
  const sites = (await sitesOf(shop.db, projectId)).filter((each) => each !== site);
  throw sites.length === 0 ? new ShopError('NOT_FOUND') : new ShopError('NOT_IN_MARKET', { data: { sites } });
}

async function present(
  shop: ShopContext,
  site: Site,
  projects: readonly Project[],
  registrations: readonly (Registration | undefined)[],
): Promise<Schemas['InterestProject'][]> {
  const [counts, rewards] = await Promise.all([
    readCounts(
      shop.db,
      projects.map(({ row }) => row.promo_id),
    ),
    readRewards(shop, site, projects),
  ]);
  return projects.map(({ row, config, state, startTime, launchTime, item }, index) => {
    const own = registrations[index];
    return {
      projectId: row.promo_id,
      title: spelled(row.title, site),
      summary: spelled(row.summary, site),
      outline: config.outline,
      image: state === 'LAUNCHED' && item ? item.variants[0].sku.image : null,
      state,
      opens: presentLaunch(startTime, site),
      launch: launchTime === null ? null : presentLaunch(launchTime, site),
      interested: interestedAtLeast(counts.get(row.promo_id) ?? 0),
      reward: rewards.get(config.rewards[site] ?? '') ?? null,
      spu: item ? config.spu : null,
      registration: own === undefined ? null : presentRegistration(own),
    };
  });
}

function presentRegistration(row: Registration): Schemas['InterestRegistration'] {
  return {
    isConfirmed: row.confirmed_at !== null,
    emailMasked: maskEmail(row.email),
    sku: row.option_sku,
    answers: JSON.parse(row.answers),
  };
}

/** What is given at the launch, by template; one that staff have ended is promised to nobody. */
async function readRewards(
  shop: ShopContext,
  site: Site,
  projects: readonly Project[],
): Promise<ReadonlyMap<string, Schemas['CouponTerms']>> {
  const ids = projects.flatMap(({ config }) => config.rewards[site] ?? []);
  const templates = [...(await readTemplates(shop.db, ids)).values()].filter(({ status }) => status === 'SCHEDULED');
  const shown = templates.map((template) => ({
    terms: termsOf(template),
    name: template.name,
    scopeText: template.scope_text,
  }));
  const gifts = await readGifts(shop, shown);
  return new Map(shown.map((face) => [face.terms.templateId, presentTerms(face, gifts)]));
}
