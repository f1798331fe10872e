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
import type { StaffContext } from '#server/here.ts'
import * as contract from '../contract.ts'
import { isOwnPath, isPlace, namedIn } from '../rules.ts'

export const handlers = permitted(contract, {
  async deskAdverts({ location, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listAllAdverts(ctx.db, location, { page, size }), (row) => ({
      ...{ advert_id: row.id, location: row.location, category_id: row.categoryId, title: row.title, text: row.text },
      ...{ img: row.image, url: row.link, is_ad: row.isPaid, position: row.position, is_on: row.isOn },
      ...{ begin_time: row.startsAt, end_time: row.endsAt },
      is_shown: row.isOn && row.startsAt <= ctx.now && ctx.now < row.endsAt,
    }))
  },

  async deskAdvertAdd(ask, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const fault = await faultOf(ctx, ask)
    if (fault) return ctx.refuse(fault)
    const id = await add(ctx, ask)
    return id === 'picture' ? ctx.refuse(id) : { advert_id: id }
  },

  async deskAdvertChange({ advert_id, ...ask }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findAdvert(ctx.db, advert_id)
    if (!before) return ctx.refuse('not-found')
    const fault = await faultOf(ctx, ask)
    if (fault) return ctx.refuse(fault)
    const isChanged = await change(ctx, before, ask)
    return isChanged ? { advert_id } : ctx.refuse('picture')
  },

  async deskAdvertSwitch({ advert_id, is_on }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findAdvert(ctx.db, advert_id)
    if (!before) return ctx.refuse('not-found')
    const isOn = is_on === 1
    await ctx.transact(async (inside) => {
      await updateAdvert(inside.db, advert_id, { isOn })
      const facts = { before: { isOn: before.isOn }, after: { isOn } }
      await tellAct(inside, { act: isOn ? 'advert.on' : 'advert.off', kind: 'advert', id: advert_id, ...facts })
    })
    return { advert_id }
  },
})

type Written = Asked<typeof contract.deskAdvertAdd>
type AdvertRow = NonNullable<Awaited<ReturnType<typeof findAdvert>>>

const faultOf = async ({ db }: StaffContext, ask: Written) => {
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

const add = (ctx: StaffContext, ask: Written) =>
  ctx.transact(async (inside) => {
    const row = rowOf(ask)
    if (!(await takeNew(inside, row.image))) return 'picture'
    const id = await insertAdvert(inside.db, row)
    await tellAct(inside, { act: 'advert.add', kind: 'advert', id, after: factsOf(row) })
    return id
  })

const change = (ctx: StaffContext, before: AdvertRow, ask: Written): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const row = rowOf(ask)
    if (row.image !== before.image && !(await takeNew(inside, row.image))) return false
    await updateAdvert(inside.db, before.id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await tellAct(inside, { act: 'advert.change', kind: 'advert', id: before.id, ...facts })
    return true
  })

const takeNew = ({ db, staff }: StaffContext, image: string) =>
  takeGoodsPictures(db, staff.hospitalId, image === '' ? [] : [image])
