import { findAct, listActs } from '#app/areas/activities/acts/server/public.ts'
import { asBargainGoods, countBargains, listBargainItems } from '#app/areas/activities/bargain/server/public.ts'
import { FEWEST_YEARS, grouped } from '#app/areas/activities/gift-cards/rules.ts'
import { lastMoment, listGiftBatches } from '#app/areas/activities/gift-cards/server/public.ts'
import { countDraws, findLottery, listParcels, listPrizes } from '#app/areas/activities/lottery/server/public.ts'
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
    const used = new Map<number, { used: number; won: number }>()
    for (const { id } of found.rows) used.set(id, await usesOf(here.db, type, id))
    const list = paged(found, (act) => ({
      ...{ ...asAct(act, here.now), used_num: used.get(act.id)?.used ?? 0, won_num: used.get(act.id)?.won ?? 0 },
    }))
    return { ...list, serves_platform: servesPlatform(here) }
  },

  async deskAct({ act_id }, here) {
    const { db, now } = here
    const act = await findAct(db, act_id)
    if (!act) return here.refuse('not-found')
    const lottery = await findLottery(db, act_id)
    const goods = (await listBargainItems(db, act_id, WHOLE)).rows.map(asBargainGoods)
    return {
      ...{ ...asAct(act, now), rule: act.rule, free_num: lottery?.freeEach ?? 0, help_most: lottery?.helpsEach ?? 0 },
      ...{ prizes: (await listPrizes(db, act_id)).map(asPrize), goods },
    }
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

/** How often an activity was used: draws, or bargains begun and ordered. */
const usesOf = async (db: Db, kind: 'lottery' | 'bargain', actId: number) => {
  if (kind === 'bargain') {
    const { begun, ordered } = await countBargains(db, actId)
    return { used: begun, won: ordered }
  }
  const taken = (await listPrizes(db, actId)).reduce((sum, { total, left }) => sum + (total ?? 0) - (left ?? 0), 0)
  return { used: await countDraws(db, actId), won: taken }
}
