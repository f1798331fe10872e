import { findDestination } from '#app/areas/orders/addresses/server/public.ts'
import { sumBalance } from '#app/areas/points/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers, PatientHere } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { allLabels, BLOCK_SIZE, isLabel, labels, obstacleTo, obstacleWords } from '../rules.ts'
import { exchangeStates } from '../states.ts'
import { trackOf } from './handlers/track.ts'
import { wishOf } from './handlers/wish.ts'
import { asDetail, asGoods, asOrder, imageOf } from './present.ts'
import { exchange, type Failed } from './commands/exchange.ts'
import { cancelExchange } from './commands/move.ts'
import * as queries from './queries.ts'

/** Banners of the home page. */
const MOST_BANNERS = 5
const CANCELLED_BY_PATIENT = '不想要了'

export const handlers: Handlers<typeof contract> = {
  async pointHome(_, { db, patient }) {
    const banners = await queries.listBanners(db, MOST_BANNERS)
    const shown = await queries.listLabelled(db, BLOCK_SIZE)
    const blocks = allLabels.map((label) => ({
      ...{ label_id: label, title: labels[label] },
      list: shown.filter((row) => row.label === label).map(asGoods),
    }))
    return {
      banners: banners.map((row) => ({
        ...{ goods_id: row.id, title: row.name, text: row.bannerWords, image: imageOf(row) },
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

  async pointOrderCheck({ goods_id, num = 1 }, here) {
    const found = await queries.findWanted(here.db, here.patient, goods_id)
    if (!found) return here.refuse('not-found')
    const wish = await wishOf(here, found, num)
    const obstacle = obstacleTo(wish)
    return {
      ...{ can_exchange: obstacle === undefined, reason: obstacle ? obstacleWords(obstacle, wish) : '' },
      ...{ balance: wish.balance, need_point: wish.points * num, stock: wish.left, limit_num: wish.limitEach },
      ...{ had_num: wish.had, level: wish.level, min_level: wish.minLevel },
    }
  },

  async pointExchange({ goods_id, num: pieces, point: points, address_id }, here) {
    const found = await queries.findWanted(here.db, here.patient, goods_id)
    if (!found?.goods.isOn) return here.refuse('not-found')
    if (found.goods.points !== points) return here.refuse('changed', { point: found.goods.points })
    const wish = await wishOf(here, found, pieces)
    if (wish.level < wish.minLevel) return here.refuse('level', { words: obstacleWords('level', wish) })
    const isSent = found.goods.kind === 'parcel'
    const destination = isSent ? await findDestination(here, here.patient, address_id) : undefined
    if (isSent && !destination) return here.refuse('no-address')
    const done = await exchange(here, { goods: found.goods, pieces, points, destination })
    if ('id' in done) return { order_id: done.id, balance: await balanceOf(here) }
    return here.refuse(done.failed, await whyNow(here, goods_id, pieces, done.failed))
  },

  async pointOrderList({ state, page, page_size: size }, { db, patient }) {
    return paged(await queries.listOwn(db, patient, state, { page, size }), asOrder)
  },

  async pointOrder({ order_id }, here) {
    const order = await queries.findOwnOrder(here.db, here.patient, order_id)
    return order ? { ...asDetail(order, here), track: await trackOf(here, order) } : here.refuse('not-found')
  },

  async pointOrderCancel({ order_id, reason = CANCELLED_BY_PATIENT }, here) {
    const order = await queries.findOwnOrder(here.db, here.patient, order_id)
    if (!order) return here.refuse('not-found')
    const done = await here.transact((inside) => cancelExchange(inside, order_id, reason))
    return done ? { order_id, balance: await balanceOf(here) } : here.refuse('not-open', await stateNow(here, order_id))
  },

  async pointOrderReceive({ order_id }, here) {
    if (!(await queries.findOwnOrder(here.db, here.patient, order_id))) return here.refuse('not-found')
    const done = await queries.moveOrder(here.db, order_id, 'done', here.now)
    return done
      ? { order_id, state_desc: exchangeStates.done.words }
      : here.refuse('not-open', await stateNow(here, order_id))
  },
}

const balanceOf = async ({ db, patient }: Pick<PatientHere, 'db' | 'patient'>) => (await sumBalance(db, patient)).amount

const stateNow = async ({ db, patient }: PatientHere, id: string) => {
  const order = await queries.findOwnOrder(db, patient, id)
  return { state: order ? exchangeStates[order.state].words : '' }
}

/** Why an exchange did not come about, by what is known now. */
const whyNow = async (here: PatientHere, goodsId: number, pieces: number, failed: Failed) => {
  const found = await queries.findWanted(here.db, here.patient, goodsId)
  if (!found || failed === 'coupon') return {}
  const words = failed === 'changed' ? '' : obstacleWords(failed, await wishOf(here, found, pieces))
  return { words, point: found.goods.points }
}
