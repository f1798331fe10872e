import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#kit/db/open.ts'
import { mallAdverts as adverts } from '../tables.ts'
import { shownIn } from './read.ts'

export type AdvertRow = typeof adverts.$inferSelect

interface Looking {
  /** 0 is all the country. */
  city: number
  channel: number
  now: Date
  /** None for which somebody paid. */
  isUnpaid?: boolean
}

/** Adverts that somebody in a city who came by a channel can see now: in their time, and not yet seen as often as was agreed. */
const isLive = ({ city, channel, now, isUnpaid = false }: Looking) =>
  and(
    eq(adverts.isOn, true),
    shownIn(sql`${adverts.cityIds}`, city || undefined),
    sql`(${adverts.channels} = '{}' or ${channel}::int = any(${adverts.channels}))`,
    isUnpaid ? eq(adverts.isPaid, false) : undefined,
    or(isNull(adverts.mostViews), lt(adverts.viewCount, adverts.mostViews)),
    lte(adverts.startsAt, now),
    gt(adverts.endsAt, now),
  )

interface AtPlace extends Looking {
  location: number
  categoryId?: number | undefined
}

/** Those that stand in a place: of the category that is named, and of none. */
export const listAdverts = (db: Db, { location, categoryId, ...looking }: AtPlace): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(
      and(
        eq(adverts.location, location),
        or(isNull(adverts.categoryId), categoryId === undefined ? undefined : eq(adverts.categoryId, categoryId)),
        isLive(looking),
      ),
    )
    .orderBy(asc(adverts.position), asc(adverts.id))
    .limit(50)

interface Named extends Looking {
  /** All of them where nothing is named. */
  locations?: readonly number[] | undefined
  ids?: readonly number[] | undefined
}

/** The same in these places, of these numbers. */
export const listLiveAdverts = (db: Db, { locations, ids, ...looking }: Named): Promise<AdvertRow[]> =>
  db
    .select()
    .from(adverts)
    .where(
      and(
        locations && inArray(adverts.location, [...locations]),
        ids && inArray(adverts.id, [...ids]),
        isLive(looking),
      ),
    )
    .orderBy(asc(adverts.location), asc(adverts.position), asc(adverts.id))
    .limit(100)

/** Counts adverts that were seen, clicked or bought by. */
export const countAdverts = (db: Db, ids: readonly number[], what: 'viewCount' | 'clickCount' | 'orderCount') =>
  db
    .update(adverts)
    .set({ [what]: sql`${adverts[what]} + 1` })
    .where(inArray(adverts.id, [...ids]))
