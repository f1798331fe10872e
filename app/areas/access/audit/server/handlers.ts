import { exportList, permitted } from '#app/areas/access/staff/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asChain, asLine, lineColumns } from './present.ts'
import { checkChain, listLines } from './queries.ts'

export const handlers = permitted(contract, {
  deskAuditList: async (asked, { db, staff }) =>
    paged(await listLines(db, staff.hospitalId, asked).page(asked), asLine),

  async deskAuditExport(asked, ctx) {
    const { upTo: rows } = listLines(ctx.db, ctx.staff.hospitalId, asked)
    return (await exportList(ctx, { title: '操作记录', rows, columns: lineColumns, asked })) ?? ctx.refuse('too-many')
  },

  deskAuditCheck: async (_, { db, staff }) => asChain(await checkChain(db, staff.hospitalId)),
})
