import { addressIndexOf } from '#app/areas/account/sign-in/server/public.ts'
import { kept } from '#kit/db/kept.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { dayOf } from '#kit/time/day.ts'
import type { Here } from '#server/here.ts'
import { isAimedAt } from '../../rules.ts'
import { type AdvertRow, findCrowd, insertClick, listAdverts } from '../queries/shown.ts'

/** What the operator changes is seen after so long. */
const KEPT_SECONDS = 30

interface AdvertsAsked {
  area_type?: string | undefined
  id?: number | undefined
  not_rec?: number | undefined
}

/** The adverts that are live for who asks; without those for his crowd where he wants no recommendation. */
export const advertsFor = async (here: Here, { area_type, id, not_rec }: AdvertsAsked): Promise<AdvertRow[]> => {
  const crowd = here.patient === null || not_rec === 1 ? undefined : await findCrowd(here.db, here.patient)
  const asker = { crowd, channel: here.channel, now: here.now }
  return (await listAll(here)).filter(
    (advert) =>
      isAimedAt(advert, asker) &&
      (area_type === undefined || advert.areaType === area_type) &&
      (id === undefined || advert.areaId === null || advert.areaId === id),
  )
}

/** Counts a click on an advert that is live; undefined where there is none, whoever it is for. */
export const clickAdvert = async (here: Here, advertId: number, device: string | undefined) => {
  const { db, now } = here
  const advert = (await listAll(here)).find((one) => one.id === advertId && one.beginsAt <= now)
  if (!advert || (advert.endsAt && advert.endsAt <= now)) return undefined
  await insertClick(db, { advertId, day: dayOf(now), device: deviceIndexOf(here, device) })
  return advert
}

const listAll = (here: Here) => kept(here, 'analytics adverts', KEPT_SECONDS, () => listAdverts(here.db, here.now))

const deviceIndexOf = (here: Here, device: string | undefined): string =>
  device === undefined ? addressIndexOf(here) : sealOf(here.config).index(device, 'device')
