import { permitted, recordAct, selectDeskHospitals, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import type { EditedBy } from '#app/areas/consult/consultations/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { complaintLists, complaintStates } from '../../rules.ts'
import { decide } from '../commands/decide.ts'
import { asDeskRow } from '../present/desk-rows.ts'
import { findAtDesk, listAtDesk, type WholeComplaint } from '../queries.ts'

export const handlers = permitted(contract, {
  async deskComplaints({ list = 'waiting', page, page_size: size }, ctx) {
    const { states } = complaintLists[list]
    return paged(await listAtDesk(ctx.db, seenBy(ctx), { states, page, size }), (row) => asDeskRow(row, ctx))
  },

  async deskComplaintDecide({ complaint_id, agrees, answer }, ctx) {
    const complaint = await findAtDesk(ctx.db, seenBy(ctx), complaint_id)
    if (!complaint) return ctx.refuse('not-found')
    const decided = await ctx.transact(async (inside) => {
      const done = await decide(inside, complaint, { agrees: agrees === 1, answer })
      if (done)
        await recordAct(inside, {
          act: actOf(complaint, agrees),
          kind: 'complaint',
          id: complaint_id,
          after: { state: done.state },
        })
      return done
    })
    return decided ? { complaint_id, state_desc: complaintStates[decided.state] } : ctx.refuse('not-waiting')
  },
})

const actOf = ({ want }: WholeComplaint, agrees: number) => {
  if (want === 'complaint') return 'complaint.answer'
  return agrees === 1 ? 'complaint.agree' : 'complaint.decline'
}

/** Whose doctors who asks answers for. */
const seenBy = (ctx: StaffContext): EditedBy => ({
  hospitalId: ctx.staff.hospitalId,
  desks: servesPlatform(ctx) ? selectDeskHospitals(ctx.db) : undefined,
})
