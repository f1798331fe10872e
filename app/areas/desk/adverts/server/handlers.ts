import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { isTopic } from '#app/areas/content/articles/rules.ts'
import { receiveGoodsPicture, takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { advertItems } from '#app/areas/mall/catalogue/rules.ts'
import {
  type AdvertRow,
  asChoices,
  findAdvert,
  insertAdvert,
  listAllAdverts,
  listTree,
  updateAdvert,
} from '#app/areas/mall/catalogue/server/public.ts'
import { namedIn } from '#app/areas/mall/goods/rules/named-in.ts'
import { hasPrescription } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { isOwnPath } from '#kit/wire/own-path.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { isPlace } from '../rules.ts'

export const handlers = permitted(contract, {
  async deskAdverts({ location, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const [found, categories] = await Promise.all([
      listAllAdverts(ctx.db, location, { page, size }),
      listTree(ctx.db, 'health'),
    ])
    return { ...paged(found, (row) => asAdvert(row, ctx.now)), categories: asChoices(categories) }
  },

  async deskAdvertPicture(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const received = await receiveGoodsPicture(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
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

const asAdvert = (row: AdvertRow, now: Date) => ({
  advert_id: row.id,
  location: row.location,
  category_id: row.categoryId,
  title: row.title,
  text: row.text,
  img: row.image,
  url: row.link,
  is_ad: row.isPaid,
  position: row.position,
  weight: row.weight,
  city_ids: row.cityIds,
  channel_ids: row.channels,
  topic_ids: row.topicIds,
  item_type: row.itemType,
  item_id: row.itemId,
  sex: row.sex,
  min_age: row.minAge,
  max_age: row.maxAge,
  most_views: row.mostViews,
  most_a_day: row.mostADay,
  view_num: row.viewCount,
  click_num: row.clickCount,
  order_num: row.orderCount,
  is_on: row.isOn,
  begin_time: row.startsAt,
  end_time: row.endsAt,
  is_shown:
    row.isOn && row.startsAt <= now && now < row.endsAt && (row.mostViews === null || row.viewCount < row.mostViews),
})

const ADVERT = advertItems.advert

type Written = ParsedInput<typeof contract.deskAdvertAdd>

const faultOf = async ({ db }: StaffContext, input: Written) => {
  if (!isPlace(input.location)) return 'place'
  if (!isOwnPath(input.url)) return 'link'
  if (input.until < input.from) return 'span'
  const aim = aimFault(input)
  if (aim) return aim
  const isCategory =
    input.category_id === undefined || (await listTree(db, 'health')).some(({ id }) => id === input.category_id)
  if (!isCategory) return 'category'
  return (await hasPrescription(db, namedIn(input.url))) ? 'prescription' : undefined
}

/** What is wrong with whom it is for and what it is about. */
const aimFault = ({ item_type = ADVERT, item_id, topic_ids = [], min_age = 0, max_age = 120 }: Written) => {
  const isKnown = (Object.values(advertItems) as number[]).includes(item_type)
  if (!isKnown) return 'item'
  if (item_type !== ADVERT && item_id === undefined) return 'which'
  if (!topic_ids.every(isTopic)) return 'topic'
  return max_age < min_age ? 'age' : undefined
}

/** Whom it is for, how often, and what it is about. */
const aimOf = (input: Written) => ({
  weight: input.weight ?? 1,
  cityIds: input.city_ids ?? [],
  channels: input.channel_ids ?? [],
  topicIds: input.topic_ids ?? [],
  itemType: input.item_type ?? ADVERT,
  itemId: input.item_id ?? null,
  sex: input.sex ?? ('' as const),
  minAge: input.min_age ?? null,
  maxAge: input.max_age ?? null,
  mostViews: input.most_views ?? null,
  mostADay: input.most_a_day ?? null,
})

const rowOf = (input: Written) => ({
  location: input.location,
  categoryId: input.category_id ?? null,
  title: input.title,
  text: input.text ?? '',
  image: input.img ?? '',
  link: input.url,
  isPaid: input.is_ad === 1,
  position: input.position,
  ...aimOf(input),
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
