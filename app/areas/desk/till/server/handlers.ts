import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { tillWords } from '#app/areas/pay/rules/counter.ts'
import { listCounterRefunds } from '#app/areas/pay/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { collect } from './commands/collect.ts'
import { lookAtGiftCard } from './commands/gift-card.ts'
import { giveBack } from './commands/give-back.ts'
import { owedOf } from './commands/owed.ts'
import { closeShift, closeShiftOf, openShift } from './commands/shift.ts'
import { asShift, asTaking, shiftColumns, withSums } from './present.ts'
import * as queries from './queries.ts'

/** More than anybody takes in a day. */
const MOST_SHOWN = 500

export const handlers = permitted(contract, {
  async deskTill(_, { db, staff }) {
    const shift = await queries.findOpenShift(db, staff)
    if (!shift) return { shift: null, list: [] }
    const [sums, takings] = await Promise.all([
      queries.sumTakings(db, [shift.id]),
      queries.listTakings(db, shift.id, MOST_SHOWN),
    ])
    return { shift: asShift(shift, sums), list: takings.map(asTaking) }
  },

  async deskTillOpen({ float }, ctx) {
    const shift = await openShift(ctx, float)
    return shift instanceof Refused ? shift : asShift(shift, [])
  },

  async deskTillClose({ counted, note = '' }, ctx) {
    const shift = await closeShift(ctx, { countedFen: counted, note })
    if (shift instanceof Refused) return shift
    return asShift(shift, await queries.sumTakings(ctx.db, [shift.id]))
  },

  async deskTillGiftCard({ order_id: orderId, scanned }, ctx) {
    const found = await lookAtGiftCard(ctx, { orderId, scanned })
    if (found instanceof Refused) return found
    const { cardNo, balanceFen, giftFen, restFen } = found
    return { card_no: cardNo, balance: balanceFen, gift_amount: giftFen, rest_amount: restFen }
  },

  async deskTillCollect({ order_id, way, terminal_no, gift_code, gift_amount = 0 }, ctx) {
    const gift = gift_code === undefined ? undefined : { scanned: gift_code, amountFen: gift_amount }
    const done = await collect(ctx, { orderId: order_id, way, terminalNo: terminal_no, gift })
    if (done instanceof Refused) return done
    const { amountFen, giftFen, number } = done
    return { order_id, amount: amountFen, gift_amount: giftFen, number, way_name: tillWords[done.way] }
  },

  async deskTillRefunds({ page, page_size: size }, ctx) {
    const found = await listCounterRefunds(ctx.db, `hospital:${ctx.staff.hospitalId}`, { page, size })
    const owed = await owedOf(ctx, found.rows)
    return paged(found, owed)
  },

  async deskTillGiveBack({ refund_no, terminal_no }, ctx) {
    const amount = await giveBack(ctx, { refundNo: refund_no, terminalNo: terminal_no })
    return amount instanceof Refused ? amount : { refund_no, amount }
  },

  async deskShifts(asked, { db, staff }) {
    const found = await queries.shiftsOf(db, staff.hospitalId, asked).page(asked)
    const sums = await withSums(db, found.rows)
    return paged(found, sums)
  },

  async deskShiftsExport(asked, ctx) {
    const { upTo } = queries.shiftsOf(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => {
      const found = await upTo(portion)
      return found.map(await withSums(ctx.db, found))
    }
    return (await exportList(ctx, { title: '交班记录', rows, columns: shiftColumns, asked })) ?? ctx.refuse('too-many')
  },

  async deskShift({ shift_id: id }, { db, staff, refuse }) {
    const shift = await queries.findShift(db, staff.hospitalId, id)
    if (!shift) return refuse('not-found')
    const [sums, takings] = await Promise.all([
      queries.sumTakings(db, [id]),
      queries.listTakings(db, id, MOST_SHOWN + 1),
    ])
    const list = takings.slice(0, MOST_SHOWN).map(asTaking)
    const is_own = shift.staffId === staff.staffId
    return { shift: asShift(shift, sums), list, is_whole: takings.length <= MOST_SHOWN, is_own }
  },

  async deskShiftClose({ shift_id: id, counted, note }, ctx) {
    const shift = await closeShiftOf(ctx, id, { countedFen: counted, note })
    if (shift instanceof Refused) return shift
    return asShift(shift, await queries.sumTakings(ctx.db, [id]))
  },
})
