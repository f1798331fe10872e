import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { findRowNames } from '#kit/db/row-names.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asChain, asLine, lineColumns, type NamedLine } from './present.ts'
import { type AuditRow, checkChain, listLines } from './queries.ts'

export const handlers = permitted(contract, {
  async deskAuditList(asked, ctx) {
    const found = await listLines(ctx.db, ctx.staff.hospitalId, asked).page(asked)
    return paged({ ...found, rows: await named(ctx, found.rows) }, asLine)
  },

  async deskAuditExport(asked, ctx) {
    const { upTo } = listLines(ctx.db, ctx.staff.hospitalId, asked)
    const rows = async (portion: Portion) => named(ctx, await upTo(portion))
    return (await exportList(ctx, { title: '操作记录', rows, columns: lineColumns, asked })) ?? ctx.refuse('too-many')
  },

  deskAuditCheck: async (_, { db, staff }) => asChain(await checkChain(db, staff.hospitalId)),
})

/** Lines with what the rows are called that they speak of: read for all of them at once, as they are called now. */
const named = async ({ db, rowNamers = {} }: StaffContext, lines: readonly AuditRow[]): Promise<NamedLine[]> => {
  const nameOf = await findRowNames(
    db,
    rowNamers,
    lines.map(({ kind, rowId: id }) => ({ kind, id })),
  )
  return lines.map((line) => ({ ...line, rowName: nameOf(line.kind, line.rowId) }))
}
