import { maskedName } from '#app/areas/access/patients/rules.ts'
import { actStateOf } from '#app/areas/activities/acts/rules.ts'
import { type ActRow, actOf, findAct } from '#app/areas/activities/acts/server/public.ts'
import type { Handlers, PatientId } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { begin, helpWith } from './handlers/cut.ts'
import { orderBargain, quoteBargain } from './handlers/order.ts'
import { asBargain, asCut, asListed, asOffered, asWin } from './present.ts'
import * as queries from './queries.ts'

const HOME_SIZE = 20

export const handlers: Handlers<typeof contract> = {
  async bargainGoods({ act_id, page, page_size: size }, ctx) {
    const act = await actOf(ctx, 'bargain', act_id)
    if (!act) return { act: null, list: [], page, total_page_num: 0 }
    return { act: asAct(act, ctx.now), ...paged(await queries.listItems(ctx.db, act.id, { page, size }), asOffered) }
  },

  async bargainHome({ act_id }, ctx) {
    const { db, now, patient } = ctx
    const act = await actOf(ctx, 'bargain', act_id)
    if (!act) return ctx.refuse('not-found')
    const { running, ordered } = await queries.listOfHome(db, patient, { actId: act.id, now }, HOME_SIZE)
    return {
      running: running.map((row) => asBargain(row, now)),
      wins: ordered.map(asWin),
      goods: (await queries.listItems(db, act.id, { page: 1, size: HOME_SIZE })).rows.map(asOffered),
    }
  },

  async userBargainGoods({ act_id: actId, page, page_size: size }, { db, now, patient }) {
    const found = await queries.listBargains(db, patient, { actId, state: 'running', now }, { page, size })
    return paged(found, (row) => asBargain(row, now))
  },

  async bargainDetail({ bargain_id }, { db, now, patient, refuse }) {
    const found = await queries.findBargain(db, bargain_id)
    if (!found) return refuse('not-found')
    const ownerId = found.bargain.patientId as PatientId
    const cuts = await queries.listCuts(db, bargain_id)
    const isMine = ownerId === patient
    return {
      ...asBargain(found, now),
      order_id: isMine ? (found.bargain.orderId ?? '') : '',
      owner_name: maskedName(found.nickname),
      is_mine: isMine,
      is_helped: patient !== null && cuts.some(({ cut }) => cut.patientId === patient),
      helpers: cuts.map((row) => asCut(row, ownerId)),
    }
  },

  async bargainList({ act_id: actId, state, helped, page, page_size: size }, { db, now, patient }) {
    const list = helped === 1 ? queries.listHelped : queries.listBargains
    const found = await list(db, patient, { actId, state, now }, { page, size })
    return paged(found, (row) => asListed(row, patient, now))
  },

  async orderCheck({ address_id, ...which }, ctx) {
    const ready = await quoteBargain(ctx, which, address_id)
    if (typeof ready === 'string') return ctx.refuse(ready)
    const { found, quoted } = ready
    const { destination: to, needsAddress, isExcluded, orders } = quoted
    if (isExcluded) return ctx.refuse('no-delivery')
    return {
      bargain: asBargain(found, ctx.now),
      needs_address: needsAddress,
      address: to && { addressId: to.addressId, name: to.name, mobile: to.mobile, full_address: to.fullAddress },
      shipping_fee: orders[0]?.freightFen ?? 0,
      pay_amount: orders[0]?.dueFen ?? 0,
    }
  },

  async startBargain({ act_id, goods_id }, ctx) {
    const act = await findAct(ctx.db, act_id, 'bargain')
    if (!act) return ctx.refuse('not-found')
    const state = actStateOf(act, ctx.now)
    if (state !== 'on') return ctx.refuse(state)
    const item = await queries.findItem(ctx.db, act_id, goods_id)
    if (!item?.goods.isOn) return ctx.refuse('goods')
    if (item.left === 0) return ctx.refuse('sold-out')
    return (await begin(ctx, item)) ?? ctx.refuse('running')
  },

  async helpBargain({ bargain_id }, ctx) {
    const done = await helpWith(ctx, bargain_id)
    return typeof done === 'string' ? ctx.refuse(done) : done
  },

  async createActivityOrder({ num: _, ...consultation }, ctx) {
    const made = await orderBargain(ctx, consultation)
    return typeof made === 'string' ? ctx.refuse(made) : made
  },
}

const asAct = (act: ActRow, now: Date) => ({
  act_id: act.id,
  title: act.title,
  rule: act.rule,
  status: actStateOf(act, now),
  begin_time: act.startsAt,
  end_time: act.endsAt,
})
