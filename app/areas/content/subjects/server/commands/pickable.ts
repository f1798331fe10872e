import { listEventsNamed } from '#app/areas/activities/offline/server/public.ts'
import { listArticles } from '#app/areas/content/articles/server/public.ts'
import { listDoctorsNamed } from '#app/areas/guahao/doctors/server/public.ts'
import { listDrawableCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Context } from '#app/context.ts'
import type { PickedKind } from '../../rules.ts'
import { listClassesNamed, listVideosNamed } from '../queries/named.ts'
import { itemsOf, nameOf } from './items.ts'

const MOST_FOUND = 20
const FIRST = { page: 1, size: MOST_FOUND }
const EVERYWHERE = { city: 0 }

type Asking = Pick<Context, 'db' | 'now'>
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

/** Ids of what is called so. */
const named: Record<PickedKind, (ctx: Asking, keyword: string) => Promise<number[]>> = {
  articles: async ({ db }, keyword) => idsOf((await listArticles(db, { keyword }, FIRST)).rows),
  videos: ({ db }, keyword) => listVideosNamed(db, keyword, MOST_FOUND),
  classes: ({ db }, keyword) => listClassesNamed(db, keyword, MOST_FOUND),
  doctors: async ({ db }, words) => idsOf(await listDoctorsNamed(db, { words }, MOST_FOUND)),
  goods: async ({ db }, keyword) => idsOf((await listGoods(db, { ...EVERYWHERE, keyword }, FIRST)).rows),
  activities: async ({ db, now }, keyword) =>
    (await listEventsNamed(db, keyword, now, MOST_FOUND)).map(({ event }) => event.id),
  coupons: async ({ db, now }, keyword) => idsOf(await listDrawableCoupons(db, 'mall', now, keyword)),
}

/** What may be picked of a kind, by a part of its name. */
export const findPickable = async (ctx: Asking, kind: PickedKind, keyword: string) =>
  (await itemsOf(ctx, kind, await named[kind](ctx, keyword))).map(nameOf)
