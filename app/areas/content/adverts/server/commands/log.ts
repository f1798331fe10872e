import { addressIndexOf } from '#app/areas/access/patients/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { countAdverts, findAdvert } from '#app/areas/mall/catalogue/server/public.ts'
import type { RequestContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { type LogAction, type PageKey, pageKeys } from '../../rules.ts'
import { insertLog } from '../queries.ts'

interface Seen {
  storeId: number | undefined
  advertId: number | undefined
  pageKey: PageKey
  action: LogAction
}

/** Logs what was seen or clicked, and counts it where it is new today; undefined where there is no such thing on that page. */
export const log = async (ctx: RequestContext, { storeId, advertId, pageKey, action }: Seen) => {
  if (!(await isThere(ctx, { storeId, advertId, pageKey }))) return undefined
  return ctx.transact(async (inside) => {
    const isNew = await insertLog(inside.db, {
      advertId: advertId ?? null,
      storeId: storeId ?? null,
      pageKey,
      action,
      patientId: inside.patient,
      addressIndex: inside.patient === null ? addressIndexOf(inside) : '',
      day: dayOf(inside.now),
      happenedAt: inside.now,
    })
    if (isNew && advertId !== undefined)
      await countAdverts(inside.db, [advertId], action === 'view' ? 'viewCount' : 'clickCount')
    return isNew
  })
}

const isThere = async ({ db, now }: RequestContext, { storeId, advertId, pageKey }: Omit<Seen, 'action'>) => {
  if (storeId === undefined && advertId === undefined) return false
  if (storeId !== undefined && !(await findHospital(db, storeId))) return false
  if (advertId === undefined) return true
  const advert = await findAdvert(db, advertId)
  if (!advert?.isOn || advert.startsAt > now || now >= advert.endsAt) return false
  return (pageKeys[pageKey] as readonly number[]).includes(advert.location)
}
