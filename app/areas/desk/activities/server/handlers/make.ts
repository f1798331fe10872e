import { recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { endAct, findAct, insertAct } from '#app/areas/activities/acts/server/public.ts'
import { isFloor } from '#app/areas/activities/bargain/rules.ts'
import { insertBargainItems } from '#app/areas/activities/bargain/server/public.ts'
import { insertInvite } from '#app/areas/activities/invitations/server/public.ts'
import { insertLottery, sendPrize } from '#app/areas/activities/lottery/server/public.ts'
import { findKeptCoupon } from '#app/areas/mall/coupons/server/public.ts'
import { needsPrescription } from '#app/areas/mall/goods/rules.ts'
import { findManaged as findKeptGoods, findSku } from '#app/areas/mall/goods/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskBargainAdd, deskInviteAdd, deskLotteryAdd } from '../../contract.ts'
import { daysFault, thanksWeight } from '../../rules.ts'

type LotteryAsk = ParsedInput<typeof deskLotteryAdd>
type BargainAsk = ParsedInput<typeof deskBargainAdd>
type InviteAsk = ParsedInput<typeof deskInviteAdd>

const aboutOf = (input: LotteryAsk | BargainAsk | InviteAsk) => ({
  title: input.title,
  rule: input.rule,
  shareTitle: input.share_title,
  shareText: input.share_desc,
  startsAt: instantAt(input.first_day, 0),
  endsAt: instantAt(addDays(input.last_day, 1), 0),
})

const pictures = { points: 'drop', coupon: 'pill-box', goods: 'first-aid' } as const

/** Makes a lottery with its prizes, and a thanks that has what chance they leave. */
export const makeLottery = async (
  ctx: StaffContext,
  input: LotteryAsk,
): Promise<number | Refused<'fault' | 'chance' | 'points' | 'coupon'>> => {
  const about = aboutOf(input)
  const fault = daysFault({ ...about, now: ctx.now })
  if (fault) return new Refused('fault', { fault })
  const weight = thanksWeight(input.prizes)
  if (weight === undefined) return new Refused('chance')
  for (const prize of input.prizes) {
    const why = await prizeFault(ctx, prize)
    if (why) return new Refused(why, { title: prize.title })
  }
  return ctx.transact(async (inside) => {
    const actId = await insertAct(inside.db, { kind: 'lottery', ...about })
    const prizes = input.prizes.map(({ kind, title, worth: worthFen, pieces, points = 0, coupon_id, ...prize }) => ({
      kind,
      title,
      weight: prize.weight,
      worthFen,
      picture: pictures[kind],
      total: pieces,
      left: pieces,
      points: kind === 'points' ? points : 0,
      couponId: kind === 'coupon' ? (coupon_id ?? null) : null,
    }))
    const thanks = { kind: 'thanks', title: '谢谢参与', picture: 'moon', weight, worthFen: 0 } as const
    const each = { actId, freeEach: input.free_num, helpsEach: input.help_most }
    await insertLottery(inside.db, each, [...prizes, thanks])
    const after = { title: input.title, firstDay: input.first_day, lastDay: input.last_day }
    await recordAct(inside, { act: 'activity.lottery', kind: 'activity', id: actId, after })
    return actId
  })
}

const prizeFault = async (
  ctx: StaffContext,
  { kind, points, coupon_id }: LotteryAsk['prizes'][number],
): Promise<'points' | 'coupon' | undefined> => {
  if (kind === 'points') return points === undefined ? 'points' : undefined
  if (kind !== 'coupon') return undefined
  const coupon = coupon_id === undefined ? undefined : await findKeptCoupon(ctx.db, sellersOf(ctx), coupon_id)
  return coupon?.isOn && coupon.drawUntil > ctx.now ? undefined : 'coupon'
}

type InviteFault = 'fault' | 'coupon' | 'each' | 'nothing' | 'least' | 'daily'

/** Makes an invite activity: what a friend gets, and what who invited them. */
export const makeInvite = async (ctx: StaffContext, input: InviteAsk): Promise<number | Refused<InviteFault>> => {
  const about = aboutOf(input)
  const fault = daysFault({ ...about, now: ctx.now })
  if (fault) return new Refused('fault', { fault })
  const why = await inviteFault(ctx, input)
  if (why) return why
  return ctx.transact(async (inside) => {
    const actId = await insertAct(inside.db, { kind: 'invite', ...about })
    await insertInvite(inside.db, {
      actId,
      friendCouponId: input.friend_coupon_id ?? null,
      rewardCouponId: input.reward_coupon_id ?? null,
      rewardPoints: input.reward_points,
      leastFen: input.least,
      mostEach: input.most_each,
      mostDaily: input.most_daily ?? null,
    })
    const after = { title: input.title, firstDay: input.first_day, lastDay: input.last_day }
    await recordAct(inside, { act: 'activity.invite', kind: 'activity', id: actId, after })
    return actId
  })
}

const numbersFault = ({ reward_coupon_id, reward_points, least, most_each, most_daily }: InviteAsk) => {
  if (least === 0) return 'least'
  if (most_daily !== undefined && most_daily > most_each) return 'daily'
  return reward_coupon_id === undefined && reward_points === 0 ? 'nothing' : undefined
}

const inviteFault = async (ctx: StaffContext, input: InviteAsk): Promise<Refused<InviteFault> | undefined> => {
  const { friend_coupon_id, reward_coupon_id, most_each } = input
  const wrong = numbersFault(input)
  if (wrong) return new Refused(wrong)
  for (const couponId of [friend_coupon_id, reward_coupon_id]) {
    if (couponId === undefined) continue
    const coupon = await findKeptCoupon(ctx.db, sellersOf(ctx), couponId)
    if (!coupon?.isOn || coupon.drawUntil <= ctx.now) return new Refused('coupon')
    if (couponId === reward_coupon_id && coupon.mostEach < most_each)
      return new Refused('each', { num: coupon.mostEach })
  }
  return undefined
}

/** Makes a bargain activity with its goods, each with a stock of its own. */
export const makeBargain = async (
  ctx: StaffContext,
  input: BargainAsk,
): Promise<number | Refused<'fault' | 'goods' | 'prescription' | 'floor'>> => {
  const about = aboutOf(input)
  const fault = daysFault({ ...about, now: ctx.now })
  if (fault) return new Refused('fault', { fault })
  if (new Set(input.goods.map(({ goods_id }) => goods_id)).size < input.goods.length) return new Refused('goods')
  const prices: number[] = []
  for (const one of input.goods) {
    const price = await priceOf(ctx, one)
    if (typeof price !== 'number') return price
    prices.push(price)
  }
  return ctx.transact(async (inside) => {
    const { db } = inside
    const actId = await insertAct(db, { kind: 'bargain', ...about })
    const stockIds = await insertStocks(
      db,
      input.goods.map(({ goods_id, pieces }) => ({ pieces, limitName: `bargain ${actId} ${goods_id}`, limitEach: 1 })),
    )
    await insertBargainItems(
      db,
      input.goods.map(({ goods_id: goodsId, special_id: skuId, floor_price: floorFen, cut_num: cuts, hours }, at) => ({
        actId,
        goodsId,
        skuId,
        floorFen,
        cuts,
        hours,
        position: at,
        priceFen: prices[at] as number,
        stockId: stockIds[at] as number,
      })),
    )
    const after = { title: input.title, firstDay: input.first_day, lastDay: input.last_day }
    await recordAct(inside, { act: 'activity.bargain', kind: 'activity', id: actId, after })
    return actId
  })
}

/** What goods cost from which one bargains down; or why one cannot. */
const priceOf = async (
  ctx: StaffContext,
  { goods_id, special_id, floor_price, cut_num }: BargainAsk['goods'][number],
): Promise<number | Refused<'goods' | 'prescription' | 'floor'>> => {
  const goods = await findKeptGoods(ctx.db, sellersOf(ctx), goods_id)
  const sku = (await findSku(ctx.db, special_id))?.sku
  if (!goods?.isOn || sku?.goodsId !== goods.id || !sku.isOn) return new Refused('goods')
  if (needsPrescription(goods.drugType)) return new Refused('prescription')
  if (isFloor(floor_price, sku.priceFen, cut_num)) return sku.priceFen
  return new Refused('floor', { name: goods.name, price: fenToYuan(sku.priceFen) })
}

/** Ends an activity now. */
export const stop = (ctx: StaffContext, id: number): Promise<'done' | 'not-found' | 'over'> =>
  ctx.transact(async (inside) => {
    const act = await findAct(inside.db, id)
    if (!act) return 'not-found'
    if (!(await endAct(inside.db, id, inside.now))) return 'over'
    await recordAct(inside, { act: 'activity.stop', kind: 'activity', id, before: { title: act.title } })
    return 'done'
  })

/** Sends a prize on its way; false where it is not waiting for that. */
export const send = (ctx: StaffContext, id: number, parcel: { carrier: string; parcelNo: string }): Promise<boolean> =>
  ctx.transact(async (inside) => {
    const sent = await sendPrize(inside, id, parcel)
    if (sent) await recordAct(inside, { act: 'activity.send', kind: 'prize', id, after: parcel })
    return sent
  })
