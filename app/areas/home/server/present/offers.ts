import { type ActivityOffer, activityOffers } from '#app/areas/activities/acts/rules.ts'
import { listRunningKinds } from '#app/areas/activities/acts/server/public.ts'
import { listOpenBanks } from '#app/areas/activities/entries/server/public.ts'
import { hasGiftCards } from '#app/areas/activities/gift-cards/server/public.ts'
import { hasComingEvents } from '#app/areas/activities/offline/server/public.ts'
import { hasClasses } from '#app/areas/audio-class/server/public.ts'
import { hasPsychologists } from '#app/areas/consult/doctors/server/public.ts'
import { hasTeams } from '#app/areas/family-doctor/server/public.ts'
import { listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { type GoodsFilter, listGoods } from '#app/areas/mall/goods/server/public.ts'
import { BEAUTY, type MallShortcut, mallShortcuts } from '#app/areas/mall/shelf/rules.ts'
import { hasMembership } from '#app/areas/membership/server/public.ts'
import { hasAbroad } from '#app/areas/overseas/directory/server/public.ts'
import { hasGoods as hasPointGoods } from '#app/areas/points-mall/server/public.ts'
import type { Context } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import { type BlockOf, blocks } from '../../rules.ts'

type Asking = Pick<Context, 'db' | 'now'>

/** By this word of its name the category of exam packages is known. */
const EXAM = '体检'

/** What a room opens or closes is seen at the homes after so long. */
const KEPT_SECONDS = 15

/** The category of exam packages, where the mall has one. */
export const findExamCategory = async ({ db }: Asking): Promise<number | null> =>
  (await listTree(db, 'health')).find(({ name, parentId }) => parentId === null && name.includes(EXAM))?.id ?? null

/**
 * What there is in a city (0 is all the country) behind the ways that the homes show, each in its order: services of the grid, shortcuts
 * of the mall, and what it offers beside goods. A way to an empty page is no way.
 */
export const offersOf = (ctx: Asking, city: number) =>
  cached(ctx, `home offers of ${city}`, KEPT_SECONDS, async () => ({
    grid: await thoseOf(blocks.grid, servicesOf(ctx, city)),
    shortcuts: await thoseOf(mallShortcuts, shortcutsOf(ctx, city)),
    activities: await thoseOf(activityOffers, activitiesOf(ctx)),
  }))

type Answer = boolean | Promise<boolean>

const thoseOf = async <Way extends string>(ways: readonly Way[], isThere: Record<Way, Answer>): Promise<Way[]> => {
  const answers = await Promise.all(ways.map((way) => isThere[way]))
  return ways.filter((_, at) => answers[at])
}

const hasGoods = async ({ db }: Asking, filter: GoodsFilter): Promise<boolean> =>
  (await listGoods(db, filter, { page: 1, size: 1 })).rows.length > 0

const servicesOf = (ctx: Asking, city: number): Record<BlockOf<'grid'>, Answer> => ({
  exam: findExamCategory(ctx).then((id) => id !== null),
  pharmacy: hasGoods(ctx, { city, kinds: ['drug'] }),
  'family-doctor': hasTeams(ctx.db, city),
  // One's own record waits for its first line.
  records: true,
  lessons: hasClasses(ctx.db),
  mind: hasPsychologists(ctx.db),
  member: hasMembership(ctx.db),
  abroad: hasAbroad(ctx),
  'points-mall': hasPointGoods(ctx.db),
})

const shortcutsOf = (ctx: Asking, city: number): Record<MallShortcut, Answer> => {
  const some = hasGoods(ctx, { city })
  const projects = hasGoods(ctx, { city, kinds: ['project', 'exam'] })
  return {
    category: some,
    services: projects,
    goods: hasGoods(ctx, { city, isSent: true }),
    pharmacy: hasGoods(ctx, { city, kinds: ['drug'] }),
    beauty: hasBeauty(ctx, city),
    sale: hasGoods(ctx, { city, isSent: true, isDiscounted: true }),
    hot: some,
    superior: projects,
  }
}

const hasBeauty = async (ctx: Asking, city: number): Promise<boolean> => {
  const tree = await listTree(ctx.db, 'health')
  const top = tree.find(({ name, parentId }) => parentId === null && name === BEAUTY)
  if (!top) return false
  const categoryIds = tree.filter(({ id, parentId }) => id === top.id || parentId === top.id).map(({ id }) => id)
  return hasGoods(ctx, { city, categoryIds })
}

const activitiesOf = (ctx: Asking): Record<ActivityOffer, Answer> => {
  const running = listRunningKinds(ctx.db, ctx.now)
  const runs = async (kind: 'lottery' | 'bargain' | 'invite') => (await running).includes(kind)
  return {
    points: hasPointGoods(ctx.db),
    lottery: runs('lottery'),
    bargain: runs('bargain'),
    invite: runs('invite'),
    offline: hasComingEvents(ctx.db, ctx.now),
    bank: listOpenBanks(ctx.db).then((banks) => banks.length > 0),
    'gift-cards': hasGiftCards(ctx.db),
  }
}
