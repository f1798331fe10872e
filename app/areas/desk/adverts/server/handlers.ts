import { permitted, servesPlatform, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import {
  findAdvert,
  insertAdvert,
  listAllAdverts,
  listTree,
  updateAdvert,
} from '#app/areas/mall/catalogue/server/public.ts'
import { hasPrescription } from '#app/areas/mall/goods/server/public.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { Asked } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { isOwnPath, isPlace, namedIn } from '../rules.ts'

export const handlers = permitted(contract, {
  async deskAdverts({ location, page, page_size: size }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    return paged(await listAllAdverts(here.db, location, { page, size }), (row) => ({
      ...{ advert_id: row.id, location: row.location, category_id: row.categoryId, title: row.title, text: row.text },
      ...{ img: row.image, url: row.link, is_ad: row.isPaid, position: row.position, is_on: row.isOn },
      ...{ begin_time: row.startsAt, end_time: row.endsAt },
      is_shown: row.isOn && row.startsAt <= here.now && here.now < row.endsAt,
    }))
  },

  async deskAdvertAdd(ask, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const fault = await faultOf(here, ask)
    if (fault) return here.refuse(fault)
    const id = await add(here, ask)
    return id === 'picture' ? here.refuse(id) : { advert_id: id }
  },

  async deskAdvertChange({ advert_id, ...ask }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const before = await findAdvert(here.db, advert_id)
    if (!before) return here.refuse('not-found')
    const fault = await faultOf(here, ask)
    if (fault) return here.refuse(fault)
    const isChanged = await change(here, before, ask)
    return isChanged ? { advert_id } : here.refuse('picture')
  },

  async deskAdvertSwitch({ advert_id, is_on }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const before = await findAdvert(here.db, advert_id)
    if (!before) return here.refuse('not-found')
    const isOn = is_on === 1
    await here.transact(async (inside) => {
      await updateAdvert(inside.db, advert_id, { isOn })
      const facts = { before: { isOn: before.isOn }, after: { isOn } }
      await tellAct(inside, { act: isOn ? 'advert.on' : 'advert.off', kind: 'advert', id: advert_id, ...facts })
    })
    return { advert_id }
  },
})

type Written = Asked<typeof contract.deskAdvertAdd>
type AdvertRow = NonNullable<Awaited<ReturnType<typeof findAdvert>>>

const faultOf = async ({ db }: StaffHere, ask: Written) => {
  if (!isPlace(ask.location)) return 'place'
  if (!isOwnPath(ask.url)) return 'link'
  if (ask.until < ask.from) return 'span'
  const isCategory =
    ask.category_id === undefined || (await listTree(db, 'health')).some(({ id }) => id === ask.category_id)
  if (!isCategory) return 'category'
  return (await hasPrescription(db, namedIn(ask.url))) ? 'prescription' : undefined
}

const rowOf = (ask: Written) => ({
  ...{ location: ask.location, categoryId: ask.category_id ?? null, title: ask.title, text: ask.text ?? '' },
  ...{ image: ask.img ?? '', link: ask.url, isPaid: ask.is_ad === 1, position: ask.position },
  ...{ startsAt: instantAt(ask.from, 0), endsAt: instantAt(addDays(ask.until, 1), 0) },
})

const factsOf = ({ title, link, isPaid }: Pick<AdvertRow, 'title' | 'link' | 'isPaid'>) => ({ title, link, isPaid })

const add = (here: StaffHere, ask: Written) =>
  here.transact(async (inside) => {
    const row = rowOf(ask)
    if (!(await takeNew(inside, row.image))) return 'picture'
    const id = await insertAdvert(inside.db, row)
    await tellAct(inside, { act: 'advert.add', kind: 'advert', id, after: factsOf(row) })
    return id
  })

const change = (here: StaffHere, before: AdvertRow, ask: Written): Promise<boolean> =>
  here.transact(async (inside) => {
    const row = rowOf(ask)
    if (row.image !== before.image && !(await takeNew(inside, row.image))) return false
    await updateAdvert(inside.db, before.id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await tellAct(inside, { act: 'advert.change', kind: 'advert', id: before.id, ...facts })
    return true
  })

const takeNew = ({ db, staff }: StaffHere, image: string) =>
  takeGoodsPictures(db, staff.hospitalId, image === '' ? [] : [image])
