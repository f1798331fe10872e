import { addressIndexOf } from '#app/areas/access/patients/server/public.ts'
import { isGiven } from '#app/areas/account/consents/server/public.ts'
import { mayChooseAdverts } from '#app/areas/records/ground/server/public.ts'
import type { PatientId, RequestContext } from '#app/context.ts'
import { cached } from '#kit/db/cached.ts'
import type { Db } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import { isAimedAt, isOfRecords, SHOWN_AFTER_SECONDS } from '../../rules.ts'
import { type AdvertRow, findCrowd, insertClick, listAdverts } from '../queries/shown.ts'

interface AdvertsAsked {
  area_type?: string | undefined
  id?: number | undefined
  not_rec?: number | undefined
}

/** The adverts that are live for who asks; without those that are paid for or for their crowd where they want no recommendation. */
export const advertsFor = async (
  ctx: RequestContext,
  { area_type, id, not_rec }: AdvertsAsked,
): Promise<AdvertRow[]> => {
  const crowd = ctx.patient === null || not_rec === 1 ? undefined : await advertCrowd(ctx.db, ctx.patient)
  const asker = { crowd, channel: ctx.channel, now: ctx.now }
  return (await listAll(ctx)).filter(
    (advert) =>
      isAimedAt(advert, asker) &&
      !(not_rec === 1 && advert.isPaid) &&
      (area_type === undefined || advert.areaType === area_type) &&
      (id === undefined || advert.areaId === null || advert.areaId === id),
  )
}

/** The crowd by which adverts may be chosen: one of a health record only where recommendation is on and the records may. */
const advertCrowd = async (db: Db, patient: PatientId): Promise<string | undefined> => {
  const crowd = await findCrowd(db, patient)
  if (crowd === undefined || !isOfRecords(crowd)) return crowd
  const may = (await isGiven(db, patient, 'recommend')) && (await mayChooseAdverts(db, patient))
  return may ? crowd : undefined
}

/** Counts a click on an advert that is live; undefined where there is none, whoever it is for. */
export const clickAdvert = async (ctx: RequestContext, advertId: number, device: string | undefined) => {
  const { db, now } = ctx
  const advert = (await listAll(ctx)).find((one) => one.id === advertId && one.beginsAt <= now)
  if (!advert || (advert.endsAt && advert.endsAt <= now)) return undefined
  await insertClick(db, { advertId, day: dayOf(now), device: deviceIndexOf(ctx, device) })
  return advert
}

const listAll = (ctx: RequestContext) =>
  cached(ctx, 'analytics adverts', SHOWN_AFTER_SECONDS, () => listAdverts(ctx.db, ctx.now))

const deviceIndexOf = (ctx: RequestContext, device: string | undefined): string =>
  device === undefined ? addressIndexOf(ctx) : sealOf(ctx.config).index(device, 'device')
