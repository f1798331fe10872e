import { findDestination } from '#app/areas/orders/addresses/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import type { Handlers, PatientContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { allLabels, BLOCK_SIZE, isLabel, labels, obstacleTo, obstacleWords } from '../rules.ts'
import { exchangeStates } from '../states.ts'
import { exchange, type Failed } from './commands/exchange.ts'
import { cancelExchange } from './commands/move.ts'
import { trackOf } from './handlers/track.ts'
import { wishOf } from './handlers/wish.ts'
import { asDetail, asGoods, asOrder, imageOf } from './present.ts'
import * as queries from './queries.ts'

/** Banners of the home page. */
const MOST_BANNERS = 5
const CANCELLED_BY_PATIENT = '不想要了'

export const handlers: Handlers<typeof contract> = {
  async pointHome(_, { db, patient }) {
    const banners = await queries.listBanners(db, MOST_BANNERS)
    const shown = await queries.listLabelled(db, BLOCK_SIZE)
    const blocks = allLabels.map((label) => ({
      label_id: label,
      title: labels[label],
      list: shown.filter((row) => row.label === label).map(asGoods),
    }))
    return {
      banners: banners.map((row) => ({
        goods_id: row.id,
        title: row.name,
        text: row.bannerWords,
        image: imageOf(row),
      })),
      blocks: blocks.filter(({ list }) => list.length > 0),
      balance: patient === null ? null : await balanceOf({ db, patient }),
    }
  },

  async pointCategories(_, { db }) {
    const rows = await queries.listCategories(db, { inUse: true })
    return { list: rows.map(({ id, title }) => ({ category_id: id, title })) }
  },

  async pointLabelGoods({ labelId, page, page_size: size }, { db }) {
    const label = isLabel(labelId) ? labelId : 1
    const found = await queries.listGoods(db, { isOn: true, label, sort: 'usual' }, { page, size })
    return { ...paged(found, asGoods), label_id: label, title: labels[label] }
  },

  async pointGoodsList({ category_id, sort = 'usual', point_min, point_max, page, page_size: size }, { db }) {
    const filter = { isOn: true, categoryId: category_id, pointMin: point_min, pointMax: point_max, sort }
    return paged(await queries.listGoods(db, filter, { page, size }), asGoods)
  },

  async pointGoods({ goods_id }, { db, refuse }) {
    const found = await queries.findGoods(db, goods_id)
    if (!found?.goods.isOn) return refuse('not-found')
    return { ...asGoods(found), detail: found.goods.detail, limit_num: found.limitEach }
  },

  async pointOrderCheck({ goods_id, num = 1 }, ctx) {
    const found = await queries.findForExchange(ctx.db, ctx.patient, goods_id)
    if (!found) return ctx.refuse('not-found')
    const wish = await wishOf(ctx, found, num)
    const obstacle = obstacleTo(wish)
    return {
      can_exchange: obstacle === undefined,
      reason: obstacle ? obstacleWords(obstacle, wish) : '',
      balance: wish.balance,
      need_point: wish.points * num,
      stock: wish.left,
      limit_num: wish.limitEach,
      had_num: wish.had,
      level: wish.level,
      min_level: wish.minLevel,
    }
  },

  async pointExchange({ goods_id, num: pieces, point: points, address_id }, ctx) {
    const found = await queries.findForExchange(ctx.db, ctx.patient, goods_id)
    if (!found?.goods.isOn) return ctx.refuse('not-found')
    if (found.goods.points !== points) return ctx.refuse('changed', { point: found.goods.points })
    const wish = await wishOf(ctx, found, pieces)
    if (wish.level < wish.minLevel) return ctx.refuse('level', { words: obstacleWords('level', wish) })
    const isSent = found.goods.kind === 'parcel'
    const destination = isSent ? await findDestination(ctx, ctx.patient, address_id) : undefined
    if (isSent && !destination) return ctx.refuse('no-address')
    const done = await exchange(ctx, { goods: found.goods, pieces, points, destination })
    if ('id' in done) return { order_id: done.id, balance: await balanceOf(ctx) }
    return ctx.refuse(done.failed, await whyNow(ctx, goods_id, pieces, done.failed))
  },

  async pointOrderList({ state, page, page_size: size }, { db, patient }) {
    return paged(await queries.listOwn(db, patient, state, { page, size }), asOrder)
  },

  async pointOrder({ order_id }, ctx) {
    const order = await queries.findOwnOrder(ctx.db, ctx.patient, order_id)
    return order ? { ...asDetail(order, ctx), track: await trackOf(ctx, order) } : ctx.refuse('not-found')
  },

  async pointOrderCancel({ order_id, reason = CANCELLED_BY_PATIENT }, ctx) {
    const order = await queries.findOwnOrder(ctx.db, ctx.patient, order_id)
    if (!order) return ctx.refuse('not-found')
    const done = await ctx.transact((inside) => cancelExchange(inside, order_id, reason))
    return done ? { order_id, balance: await balanceOf(ctx) } : ctx.refuse('not-open', await stateNow(ctx, order_id))
  },

  async pointOrderReceive({ order_id }, ctx) {
    if (!(await queries.findOwnOrder(ctx.db, ctx.patient, order_id))) return ctx.refuse('not-found')
    const done = await queries.moveOrder(ctx.db, order_id, 'done', ctx.now)
    return done
      ? { order_id, state_desc: exchangeStates.done.words }
      : ctx.refuse('not-open', await stateNow(ctx, order_id))
  },
}

const balanceOf = async ({ db, patient }: Pick<PatientContext, 'db' | 'patient'>) =>
  (await sumBalance(db, patient)).amount

const stateNow = async ({ db, patient }: PatientContext, id: string) => {
  const order = await queries.findOwnOrder(db, patient, id)
  return { state: order ? exchangeStates[order.state].words : '' }
}

/** Why an exchange did not come about, by what is known now. */
const whyNow = async (ctx: PatientContext, goodsId: number, pieces: number, failed: Failed) => {
  const found = await queries.findForExchange(ctx.db, ctx.patient, goodsId)
  if (!found || failed === 'coupon') return {}
  const words = failed === 'changed' ? '' : obstacleWords(failed, await wishOf(ctx, found, pieces))
  return { words, point: found.goods.points }
}
