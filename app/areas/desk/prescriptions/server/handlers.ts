import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { permitted, recordAct, selectHospitalsWith, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Decision } from '#app/areas/prescriptions/server/public.ts'
import {
  asCard,
  contentOf,
  findForReview,
  isAsSigned,
  listForReview,
  namesFor,
  type PrescriptionRow,
  reviewPrescription,
} from '#app/areas/prescriptions/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'

type Names = Awaited<ReturnType<typeof namesFor>>

export const handlers = permitted(contract, {
  async deskPrescriptions({ list = 'waiting', page, page_size: size }, ctx) {
    const found = await listForReview(ctx.db, reviewersOf(ctx), { isWaiting: list === 'waiting', page, size })
    const names = await namesFor(ctx.db, found.rows)
    return paged(found, (row) => asRow(row, names, ctx))
  },

  async deskPrescriptionLook({ prescription_id: id }, ctx) {
    const row = await findForReview(ctx.db, reviewersOf(ctx), id)
    if (!row) return ctx.refuse('not-found')
    await ctx.transact((inside) => recordAct(inside, { act: 'prescription.look', kind: 'prescription', id }))
    return asLookedAt(row, await namesFor(ctx.db, [row]), ctx)
  },

  async deskPrescriptionApprove({ prescription_id: id, buy_num: approved }, ctx) {
    const row = await findForReview(ctx.db, reviewersOf(ctx), id)
    if (!row) return ctx.refuse('not-found')
    const done = await decide(ctx, row, { approved })
    if (typeof done === 'string') return ctx.refuse(done)
    return done ? { prescription_id: id, expire_time: done.expiresAt as Date } : ctx.refuse('decided')
  },

  async deskPrescriptionRefuse({ prescription_id: id, reason }, ctx) {
    const row = await findForReview(ctx.db, reviewersOf(ctx), id)
    if (!row) return ctx.refuse('not-found')
    const done = await decide(ctx, row, { reason })
    if (done === 'own') return ctx.refuse('own')
    return done ? { prescription_id: id } : ctx.refuse('decided')
  },
})

/** Whose prescriptions this desk looks at: a hospital without a pharmacist has its prescriptions looked at by the platform's. */
const reviewersOf = (ctx: StaffContext) => ({
  ...sellersOf(ctx),
  withPharmacist: selectHospitalsWith(ctx.db, 'pharmacist'),
})

/** Decides, and writes it into the audit with it. A reason may tell of an illness: the audit holds none. */
const decide = (ctx: StaffContext, row: PrescriptionRow, decision: Decision) =>
  ctx.transact(async (inside) => {
    const done = await reviewPrescription(inside, row, inside.staff, decision)
    if (typeof done !== 'object') return done
    const act = 'reason' in decision ? 'prescription.refuse' : 'prescription.approve'
    const after = 'reason' in decision ? null : { pieces: decision.approved }
    await recordAct(inside, { act, kind: 'prescription', id: row.id, after })
    return done
  })

const asRow = (row: PrescriptionRow, names: Names, ctx: StaffContext) => {
  const { prescription_id, source_desc, drug_name, buy_num, state_desc, reason } = asCard(row, names, ctx)
  const until = row.reviewedAt ?? ctx.now
  return {
    prescription_id,
    source_desc,
    drug_name,
    buy_num,
    state_desc,
    reason,
    pharmacist_name: row.reviewerName,
    waited_minutes: Math.floor((until.getTime() - row.madeAt.getTime()) / 60_000),
    add_time: row.madeAt,
  }
}

const asLookedAt = (row: PrescriptionRow, names: Names, ctx: StaffContext) => {
  const { allergy, diagnosis, dosage, hints = [] } = contentOf(row, ctx)
  const member = names.members.get(row.memberId)
  const doctor = names.doctors.get(row.doctorId ?? 0)
  return {
    ...asRow(row, names, ctx),
    first_time: row.firstMadeAt,
    allergy,
    diagnosis,
    dosage,
    hints: [...hints],
    may_change: row.source === 'upload',
    with_guardian: row.withGuardian,
    truename: member?.truename ?? '',
    sex_name: member ? sexWord(sexCode(member.sex)) : '',
    age: member ? ageOn(member.birthday, dayOf(ctx.now)) : 0,
    images: row.images.map((address) => lendAddress(ctx, address)),
    doctor_name: doctor?.name ?? '',
    unit_name: doctor?.hospitalName ?? '',
    sign_time: row.signedAt,
    is_as_signed: isAsSigned(row, ctx),
  }
}
