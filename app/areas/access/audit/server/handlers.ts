import { permitted } from '#app/areas/access/staff/server/public.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { asChain, asLine } from './present.ts'
import { checkChain, listLines } from './queries.ts'

export const handlers = permitted(contract, {
  async deskAuditList({ from, to, staff_id, doctor_id, row_id, page_size, ...asked }, { db, staff }) {
    const span = { from: from ? instantAt(from, 0) : undefined, before: to ? instantAt(addDays(to, 1), 0) : undefined }
    const filter = {
      ...asked,
      ...span,
      hospitalId: staff.hospitalId,
      staffId: staff_id,
      doctorId: doctor_id,
      rowId: row_id,
      size: page_size,
    }
    return paged(await listLines(db, filter), asLine)
  },

  deskAuditCheck: async (_, { db, staff }) => asChain(await checkChain(db, staff.hospitalId)),
})
