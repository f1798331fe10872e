import {
  listOwnSettlements,
  listSettlementTerms,
  partUnsettled,
  sumsOfParted,
} from '#app/areas/desk/settlements/server/public.ts'
import { asReceived, listReceived } from '#app/areas/doctor-gifts/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { asLine, asMonth, asSettled, asSums, asTerms, sumOf } from './present.ts'
import { listMonths, listOfMonth, partyOf } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async benchIncome(_, ctx) {
    const { db, doctor } = ctx
    const months = await listMonths(db, doctor.doctorId)
    const open = await unsettledOf(ctx)
    return { list: months.map((row) => asMonth(row, open)), ...asSums(sumOf(months)) }
  },

  async benchSettlements(_, ctx) {
    const { db, now, doctor } = ctx
    const party = partyOf(doctor.doctorId)
    const terms = (await listSettlementTerms(db, party)).find(({ fromDay }) => fromDay <= dayOf(now))
    const { cameFen, wentFen, feeFen, keptFen, netFen } = sumsOfParted(await unsettledOf(ctx))
    const settled = await listOwnSettlements(db, party)
    return {
      terms: terms ? asTerms(terms) : null,
      open: { came: cameFen, went: wentFen, fee: feeFen, kept: keptFen, net: netFen },
      list: settled.map((row) => asSettled(row, now)),
    }
  },

  async benchGifts({ page, page_size: size }, { db, doctor }) {
    const found = await listReceived(db, doctor.doctorId, { page, size })
    return paged(found, (row) => ({ ...asReceived(row), ask_id: row.given.consultationId ?? '' }))
  },

  async benchIncomeOf({ month, page, page_size: size }, ctx) {
    const found = await listOfMonth(ctx.db, ctx.doctor.doctorId, { month, page, size })
    const open = await unsettledOf(ctx)
    return paged(found, (row) => asLine(row, month, open))
  },
}

/** What nobody has settled with this doctor until now, parted by what was agreed. */
const unsettledOf = ({ db, now, doctor }: DoctorContext) =>
  // What is entered in this very moment counts.
  partUnsettled({ db, now }, partyOf(doctor.doctorId), later(now, { seconds: 1 }))
