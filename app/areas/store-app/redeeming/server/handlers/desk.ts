import { exportList, permitted, recordAct, recordDone } from '#app/areas/access/staff/server/public.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { storeTerms } from '../commands/terms.ts'
import { asConflict, conflictColumns } from '../present.ts'
import { findConflict, listConflicts, settleConflict, updateTerms } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskStoreConflicts(asked, { db, staff }) {
    return paged(await listConflicts(db, staff.hospitalId, asked).page(asked), asConflict)
  },

  async deskStoreConflictsExport(asked, ctx) {
    const { upTo } = listConflicts(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map(asConflict)
    const columns = conflictColumns
    return (await exportList(ctx, { title: '离线核销冲突', rows, columns, asked })) ?? ctx.refuse('too-many')
  },

  async deskStoreConflictSettle({ check_id, note }, ctx) {
    if (!(await findConflict(ctx.db, ctx.staff.hospitalId, check_id))) return ctx.refuse('not-found')
    const act = { act: 'store-code.settle', kind: 'store-check', id: check_id, after: { settledNote: note } } as const
    const by = { settledBy: ctx.staff.name, note }
    const isSettled = await recordDone(ctx, act, ({ db }) => settleConflict(db, check_id, by))
    return isSettled ? { check_id } : ctx.refuse('settled')
  },

  async deskStoreLimits(_, ctx) {
    const { eachFen, sumFen, count } = await storeTerms(ctx, ctx.staff.hospitalId)
    return { each_amount: eachFen, sum_amount: sumFen, count }
  },

  async deskStoreLimitsSave({ each_amount: eachFen, sum_amount: sumFen, count }, ctx) {
    const { hospitalId } = ctx.staff
    const before = await storeTerms(ctx, hospitalId)
    await ctx.transact(async (inside) => {
      await updateTerms(inside.db, hospitalId, { eachFen, sumFen, count })
      await recordAct(inside, {
        act: 'store-code.limits',
        kind: 'store-limits',
        id: hospitalId,
        before: { eachFen: before.eachFen, sumFen: before.sumFen, limitCount: before.count },
        after: { eachFen, sumFen, limitCount: count },
      })
    })
    return {}
  },
})
