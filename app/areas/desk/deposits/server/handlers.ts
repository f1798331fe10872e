import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { receiveBankPaper } from '#app/areas/files/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { bank } from './commands/bank.ts'
import { asDeposit, asDue, depositColumns } from './present.ts'
import * as queries from './queries.ts'

export const handlers = permitted(contract, {
  async deskDepositsDue(_, { db, now, staff }) {
    const [cash, cards] = await Promise.all([
      queries.listDue(db, staff.hospitalId, 'counter'),
      queries.listDue(db, staff.hospitalId, 'terminal'),
    ])
    return { today: dayOf(now), list: [...cash, ...cards].map(asDue) }
  },

  async deskDeposits(asked, ctx) {
    return paged(await queries.depositsOf(ctx.db, ctx.staff.hospitalId, asked).page(asked), asDeposit(ctx))
  },

  async deskDepositsExport(asked, ctx) {
    const { upTo } = queries.depositsOf(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asDeposit(ctx))
    return (
      (await exportList(ctx, { title: '存入银行', rows, columns: depositColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskDepositEnter({ way, until_day, banked, fee = 0, is_own, slip_no, slip_day, photo, note = '' }, ctx) {
    const amounts = { bankedFen: banked, feeFen: fee, isOwn: is_own === 1 }
    const paper = { slipNo: slip_no, slipDay: slip_day, photo, note }
    const row = await bank(ctx, { way, untilDay: until_day, ...amounts, ...paper })
    return row instanceof Refused ? row : asDeposit(ctx)(row)
  },

  async deskDepositPhoto(_, ctx) {
    const received = await receiveBankPaper(ctx)
    const { mostMegabytes: megabytes } = ctx.config.uploads
    return typeof received === 'string' ? ctx.refuse(received, { megabytes }) : received
  },
})
