import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import {
  findAdvert,
  insertAdvert,
  listAllAdverts,
  listTree,
  updateAdvert,
} from '#app/areas/mall/catalogue/server/public.ts'
import { hasPrescription } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { isOwnPath, isPlace, namedIn } from '../rules.ts'

export const handlers = permitted(contract, {
  async deskAdverts({ location, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listAllAdverts(ctx.db, location, { page, size }), (row) => ({
      advert_id: row.id,
      location: row.location,
      category_id: row.categoryId,
      title: row.title,
      text: row.text,
      img: row.image,
      url: row.link,
      is_ad: row.isPaid,
      position: row.position,
      is_on: row.isOn,
      begin_time: row.startsAt,
      end_time: row.endsAt,
      is_shown: row.isOn && row.startsAt <= ctx.now && ctx.now < row.endsAt,
    }))
  },

  async deskAdvertAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const fault = await faultOf(ctx, input)
    if (fault) return ctx.refuse(fault)
    const id = await add(ctx, input)
    return id === 'picture' ? ctx.refuse(id) : { advert_id: id }
  },

  async deskAdvertChange({ advert_id, ...written }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const before = await findAdvert(ctx.db, advert_id)
    if (!before) return ctx.refuse('not-found')
    const fault = await faultOf(ctx, written)
    if (fault) return ctx.refuse(fault)
    const isChanged = await change(ctx, before, written)
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
      await recordAct(inside, { act: isOn ? 'advert.on' : 'advert.off', kind: 'advert', id: advert_id, ...facts })
    })
    return { advert_id }
  },
})

type Written = ParsedInput<typeof contract.deskAdvertAdd>
type AdvertRow = NonNullable<Awaited<ReturnType<typeof findAdvert>>>

const faultOf = async ({ db }: StaffContext, input: Written) => {
  if (!isPlace(input.location)) return 'place'
  if (!isOwnPath(input.url)) return 'link'
  if (input.until < input.from) return 'span'
  const isCategory =
    input.category_id === undefined || (await listTree(db, 'health')).some(({ id }) => id === input.category_id)
  if (!isCategory) return 'category'
  return (await hasPrescription(db, namedIn(input.url))) ? 'prescription' : undefined
}

const rowOf = (input: Written) => ({
  location: input.location,
  categoryId: input.category_id ?? null,
  title: input.title,
  text: input.text ?? '',
  image: input.img ?? '',
  link: input.url,
  isPaid: input.is_ad === 1,
  position: input.position,
  startsAt: instantAt(input.from, 0),
  endsAt: instantAt(addDays(input.until, 1), 0),
})

const factsOf = ({ title, link, isPaid }: Pick<AdvertRow, 'title' | 'link' | 'isPaid'>) => ({ title, link, isPaid })

const add = (ctx: StaffContext, input: Written) =>
  ctx.transact(async (inside) => {
    const row = rowOf(input)
    if (!(await takeNew(inside, row.image))) return 'picture'
    const id = await insertAdvert(inside.db, row)
    await recordAct(inside, { act: 'advert.add', kind: 'advert', id, after: factsOf(row) })
    return id
  })

const change = (ctx: StaffContext, before: AdvertRow, input: Written): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const row = rowOf(input)
    if (row.image !== before.image && !(await takeNew(inside, row.image))) return false
    await updateAdvert(inside.db, before.id, row)
    const facts = { before: factsOf(before), after: factsOf(row) }
    await recordAct(inside, { act: 'advert.change', kind: 'advert', id: before.id, ...facts })
    return true
  })

const takeNew = ({ db, staff }: StaffContext, image: string) =>
  takeGoodsPictures(db, staff.hospitalId, image === '' ? [] : [image])
