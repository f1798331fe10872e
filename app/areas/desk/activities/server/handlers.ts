import { permitted, recordAct, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { ActKind } from '#app/areas/activities/acts/rules.ts'
import { type ActRow, findAct, listActs } from '#app/areas/activities/acts/server/public.ts'
import { asBargainGoods, countBargains, listBargainItems } from '#app/areas/activities/bargain/server/public.ts'
import { FEWEST_YEARS, grouped } from '#app/areas/activities/gift-cards/rules.ts'
import { lastMoment, listGiftBatches } from '#app/areas/activities/gift-cards/server/public.ts'
import { countInvitations, listInvitations } from '#app/areas/activities/invitations/server/public.ts'
import {
  countDraws,
  countWon,
  findLottery,
  findParcel,
  listParcels,
  listPrizes,
  receiverOfPrize,
} from '#app/areas/activities/lottery/server/public.ts'
import { asReceiver } from '#app/areas/orders/addresses/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { WHOLE } from '#kit/db/page.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { print, spend } from './handlers/gift-cards.ts'
import { makeBargain, makeInvite, makeLottery, send, stop } from './handlers/make.ts'
import { asAct, asInvitation, asParcel, asPrize } from './present.ts'

export const handlers = permitted(contract, {
  async deskActs({ type, page, page_size: size }, ctx) {
    const found = await listActs(ctx.db, type, { page, size })
    const usesOf = await countUses(
      ctx.db,
      type,
      found.rows.map(({ id }) => id),
    )
    const list = paged(found, (act) => ({ ...asAct(act, ctx.now), ...usesOf(act.id) }))
    return { ...list, serves_platform: servesPlatform(ctx) }
  },

  async deskAct({ act_id }, ctx) {
    const act = await findAct(ctx.db, act_id)
    if (!act) return ctx.refuse('not-found')
    return { ...asAct(act, ctx.now), rule: act.rule, ...(await offeredIn(ctx.db, act)) }
  },

  async deskLotteryAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await makeLottery(ctx, input)
    return typeof made === 'number' ? { act_id: made } : made
  },

  async deskBargainAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await makeBargain(ctx, input)
    return typeof made === 'number' ? { act_id: made } : made
  },

  async deskInviteAdd(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await makeInvite(ctx, input)
    return typeof made === 'number' ? { act_id: made } : made
  },

  async deskInvitations({ act_id: actId, state, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const act = await findAct(ctx.db, actId, 'invite')
    if (!act) return ctx.refuse('not-found')
    const found = await listInvitations(ctx.db, { actId, state }, { page, size })
    return { ...paged(found, asInvitation), title: act.title }
  },

  async deskActStop({ act_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const done = await stop(ctx, act_id)
    return done === 'done' ? { act_id } : ctx.refuse(done)
  },

  async deskPrizes({ sent = 0, page, page_size: size }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return paged(await listParcels(ctx.db, sent === 1, { page, size }), (row) => asParcel(row, ctx))
  },

  async deskPrizeReveal({ prize_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await findParcel(ctx.db, id)
    if (!found) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'activity.reveal', kind: 'prize', id }))
    return { receiver: asReceiver(receiverOfPrize(found.parcel.receiverSealed, ctx)) }
  },

  async deskPrizeSend({ prize_id, company: carrier, number: parcelNo }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    return (await send(ctx, prize_id, { carrier, parcelNo })) ? { prize_id } : ctx.refuse('not-found')
  },

  async deskGiftBatches({ page, page_size: size }, ctx) {
    const list = paged(await listGiftBatches(ctx.db, { page, size }), (row) => ({
      batch: row.batch,
      amount: row.amountFen,
      count: row.count,
      bound_num: row.bound,
      left: row.balanceFen,
      print_time: row.printedAt,
      end_time: lastMoment(row.validUntil),
    }))
    return { ...list, serves_platform: servesPlatform(ctx) }
  },

  async deskGiftPrint(input, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const made = await print(ctx, input)
    if (typeof made === 'string') return ctx.refuse(made, { years: FEWEST_YEARS })
    const list = made.cards.map(({ cardNo, secret }) => ({ card_no: grouped(cardNo), card_pwd: secret }))
    return { list, amount: input.amount, end_time: lastMoment(made.validUntil) }
  },

  async deskGiftSpend({ scanned, amount }, ctx) {
    if (amount === 0) return ctx.refuse('amount')
    const spent = await spend(ctx, scanned, amount)
    if (typeof spent === 'string') return ctx.refuse(spent)
    return { card_no: spent.cardNo.slice(-4), amount, balance: spent.balanceFen }
  },
})

/** What an activity of its kind offers; of the other kind there is nothing. */
const offeredIn = async (db: Db, { id, kind }: ActRow) => {
  if (kind === 'bargain') {
    const { rows } = await listBargainItems(db, id, WHOLE)
    return { free_num: 0, help_most: 0, prizes: [], goods: rows.map(asBargainGoods) }
  }
  const [lottery, prizes] = [await findLottery(db, id), await listPrizes(db, id)]
  const { freeEach = 0, helpsEach = 0 } = lottery ?? {}
  return { free_num: freeEach, help_most: helpsEach, prizes: prizes.map(asPrize), goods: [] }
}

/** How often each of these activities was used: draws and prizes won, bargains begun and ordered, or friends who came and rewards. */
const countUses = async (db: Db, kind: ActKind, actIds: readonly number[]) => {
  if (kind === 'bargain') {
    const counted = await countBargains(db, actIds)
    return (id: number) => ({ used_num: counted.get(id)?.begun ?? 0, won_num: counted.get(id)?.ordered ?? 0 })
  }
  if (kind === 'invite') {
    const counted = await countInvitations(db, actIds)
    return (id: number) => ({ used_num: counted(id).invited, won_num: counted(id).rewarded })
  }
  const [drawn, won] = await Promise.all([countDraws(db, actIds), countWon(db, actIds)])
  return (id: number) => ({ used_num: drawn.get(id) ?? 0, won_num: won.get(id) ?? 0 })
}
