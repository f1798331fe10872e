import { asOfflineEvent, listComingEvents } from '#app/areas/activities/offline/server/public.ts'
import { asClassCards, listPublishedClasses } from '#app/areas/audio-class/server/public.ts'
import { asArticleCards, listPublished } from '#app/areas/content/articles/server/public.ts'
import { keepOpenDoctors } from '#app/areas/content/channels/server/public.ts'
import { asVideoCards, listPublishedVideos } from '#app/areas/content/videos/server/public.ts'
import { asDoctorCard, listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { asCoupon, listCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { asGoodsCard, listGoodsCards } from '#app/areas/mall/goods/server/public.ts'
import type { Context } from '#app/context.ts'
import type { HandlerResult } from '#kit/wire/call.ts'
import type { subjectModuleData } from '../../contract.ts'
import type { PickedKind } from '../../rules.ts'

/** Something of another room, as that room shows it. */
export type Item = HandlerResult<typeof subjectModuleData>['list'][number]
type Looking = Pick<Context, 'db' | 'now'>
type Ids = readonly number[]

/** What everybody may see of these, by its id. */
const shown: Record<PickedKind, (ctx: Looking, ids: Ids) => Promise<[number, Item][]>> = {
  async articles(ctx, ids) {
    const cards = await asArticleCards(ctx, await listPublished(ctx.db, ids))
    return cards.map((card) => [card.article_id, { type: 'article', ...card }])
  },
  async videos(ctx, ids) {
    const cards = await asVideoCards(ctx, await listPublishedVideos(ctx.db, ids))
    return cards.map((card) => [card.file_id, { type: 'video', ...card }])
  },
  async classes(ctx, ids) {
    const cards = await asClassCards(ctx, await listPublishedClasses(ctx.db, ids))
    return cards.map((card) => [card.class_id, { type: 'class', ...card }])
  },
  async doctors({ db, now }, ids) {
    const cards = await listDoctorCards(db, await keepOpenDoctors(db, ids))
    return cards.map((row) => [row.id, { type: 'doctor', ...asDoctorCard(row, { now }) }])
  },
  async goods({ db }, ids) {
    // A drug on prescription is recommended by nobody but a doctor.
    const cards = (await listGoodsCards(db, ids)).filter(({ drugType }) => !needsPrescription(drugType))
    return cards.map((row) => [row.id, { type: 'goods', ...asGoodsCard(row) }])
  },
  async activities({ db, now }, ids) {
    const events = await listComingEvents(db, ids, now)
    return events.map((row) => [row.event.id, { type: 'activity', ...asOfflineEvent(row, now) }])
  },
  async coupons({ db, now }, ids) {
    const rows = await listCoupons(db, ids)
    return rows.flatMap((row): [number, Item][] => {
      if (row.issuer !== 'mall') return []
      const coupon = asCoupon(row, { now, drawn: 0 })
      return coupon.canDraw ? [[row.id, { type: 'coupon', ...coupon }]] : []
    })
  },
}

/** What everybody may see of these now, in the order of the ids: what was withdrawn, closed, sold out or is held is left out. */
export const itemsOf = async (ctx: Looking, kind: PickedKind, ids: Ids): Promise<Item[]> => {
  if (ids.length === 0) return []
  const found = new Map(await shown[kind](ctx, ids))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** By what a thing is known to who picks it. */
export const nameOf = (item: Item): { id: number; text: string } => {
  switch (item.type) {
    case 'article':
      return { id: item.article_id, text: item.title }
    case 'video':
      return { id: item.file_id, text: item.title }
    case 'class':
      return { id: item.class_id, text: item.title }
    case 'doctor':
      return { id: item.doctor_id, text: `${item.doctor_name} · ${item.unit_name}` }
    case 'goods':
      return { id: item.goods_id, text: item.goods_name }
    case 'activity':
      return { id: item.id, text: `${item.title} · ${item.unit_name}` }
    case 'coupon':
      return { id: item.couponId, text: `${item.title} · ${item.discount_text}` }
  }
}
