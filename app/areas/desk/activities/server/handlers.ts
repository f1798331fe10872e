import { type ActRow, findAct, listActs } from '#app/areas/activities/acts/server/public.ts'
import { asBargainGoods, countBargains, listBargainItems } from '#app/areas/activities/bargain/server/public.ts'
import { FEWEST_YEARS, grouped } from '#app/areas/activities/gift-cards/rules.ts'
import { lastMoment, listGiftBatches } from '#app/areas/activities/gift-cards/server/public.ts'
import {
  countDraws,
  countWon,
  findLottery,
  listParcels,
  listPrizes,
} from '#app/areas/activities/lottery/server/public.ts'
import { permitted, servesPlatform } from '#app/areas/desk/staff/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { WHOLE } from '#kit/db/page.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { print, spend } from './handlers/gift-cards.ts'
import { makeBargain, makeLottery, send, stop } from './handlers/make.ts'
import { asAct, asParcel, asPrize } from './present.ts'

export const handlers = permitted(contract, {
  async deskActs({ type, page, page_size: size }, here) {
    const found = await listActs(here.db, type, { page, size })
    const usesOf = await countUses(
      here.db,
      type,
      found.rows.map(({ id }) => id),
    )
    const list = paged(found, (act) => ({ ...asAct(act, here.now), ...usesOf(act.id) }))
    return { ...list, serves_platform: servesPlatform(here) }
  },

  async deskAct({ act_id }, here) {
    const act = await findAct(here.db, act_id)
    if (!act) return here.refuse('not-found')
    return { ...asAct(act, here.now), rule: act.rule, ...(await offeredIn(here.db, act)) }
  },

  async deskLotteryAdd(ask, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const made = await makeLottery(here, ask)
    return typeof made === 'number' ? { act_id: made } : here.refuse(made.refused, made.fill)
  },

  async deskBargainAdd(ask, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const made = await makeBargain(here, ask)
    return typeof made === 'number' ? { act_id: made } : here.refuse(made.refused, made.fill)
  },

  async deskActStop({ act_id }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const done = await stop(here, act_id)
    return done === 'done' ? { act_id } : here.refuse(done)
  },

  async deskPrizes({ sent = 0, page, page_size: size }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    return paged(await listParcels(here.db, sent === 1, { page, size }), (row) => asParcel(row, here))
  },

  async deskPrizeSend({ prize_id, company: carrier, number: parcelNo }, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    return (await send(here, prize_id, { carrier, parcelNo })) ? { prize_id } : here.refuse('not-found')
  },

  async deskGiftBatches({ page, page_size: size }, here) {
    const list = paged(await listGiftBatches(here.db, { page, size }), (row) => ({
      ...{ batch: row.batch, amount: row.amountFen, count: row.count, bound_num: row.bound, left: row.balanceFen },
      ...{ print_time: row.printedAt, end_time: lastMoment(row.validUntil) },
    }))
    return { ...list, serves_platform: servesPlatform(here) }
  },

  async deskGiftPrint(ask, here) {
    if (!servesPlatform(here)) return here.refuse('not-platform')
    const made = await print(here, ask)
    if (typeof made === 'string') return here.refuse(made, { years: FEWEST_YEARS })
    const list = made.cards.map(({ cardNo, secret }) => ({ card_no: grouped(cardNo), card_pwd: secret }))
    return { list, amount: ask.amount, end_time: lastMoment(made.validUntil) }
  },

  async deskGiftSpend({ scanned, amount }, here) {
    if (amount === 0) return here.refuse('amount')
    const spent = await spend(here, scanned, amount)
    if (typeof spent === 'string') return here.refuse(spent)
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

/** How often each of these activities was used: draws and prizes won, or bargains begun and ordered. */
const countUses = async (db: Db, kind: 'lottery' | 'bargain', actIds: readonly number[]) => {
  if (kind === 'bargain') {
    const counted = await countBargains(db, actIds)
    return (id: number) => ({ used_num: counted.get(id)?.begun ?? 0, won_num: counted.get(id)?.ordered ?? 0 })
  }
  const [drawn, won] = await Promise.all([countDraws(db, actIds), countWon(db, actIds)])
  return (id: number) => ({ used_num: drawn.get(id) ?? 0, won_num: won.get(id) ?? 0 })
}
