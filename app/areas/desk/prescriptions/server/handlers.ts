import { sexCode, sexWord } from '#app/areas/account/sign-in/rules.ts'
import { permitted, selectHousesWith, sellersOf, tellAct } from '#app/areas/desk/staff/server/public.ts'
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
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'

type Names = Awaited<ReturnType<typeof namesFor>>

export const handlers = permitted(contract, {
  async deskPrescriptions({ list = 'waiting', page, page_size: size }, here) {
    const found = await listForReview(here.db, housesOf(here), { isWaiting: list === 'waiting', page, size })
    const names = await namesFor(here.db, found.rows)
    return paged(found, (row) => asRow(row, names, here))
  },

  async deskPrescriptionLook({ prescription_id: id }, here) {
    const row = await findForReview(here.db, housesOf(here), id)
    if (!row) return here.refuse('not-found')
    await here.transact((inside) => tellAct(inside, { act: 'prescription.look', kind: 'prescription', id }))
    return asLookedAt(row, await namesFor(here.db, [row]), here)
  },

  async deskPrescriptionApprove({ prescription_id: id, buy_num: approved }, here) {
    const row = await findForReview(here.db, housesOf(here), id)
    if (!row) return here.refuse('not-found')
    const done = await decide(here, row, { approved })
    if (typeof done === 'string') return here.refuse(done)
    return done ? { prescription_id: id, expire_time: done.expiresAt as Date } : here.refuse('decided')
  },

  async deskPrescriptionRefuse({ prescription_id: id, reason }, here) {
    const row = await findForReview(here.db, housesOf(here), id)
    if (!row) return here.refuse('not-found')
    const done = await decide(here, row, { reason })
    if (done === 'own') return here.refuse('own')
    return done ? { prescription_id: id } : here.refuse('decided')
  },
})

/** A house without a pharmacist has its prescriptions looked at by the platform's. */
const housesOf = (here: StaffHere) => ({
  ...sellersOf(here),
  withPharmacist: selectHousesWith(here.db, 'pharmacist'),
})

/** Decides, and writes it into the audit with it. A reason may tell of an illness: the audit holds none. */
const decide = (here: StaffHere, row: PrescriptionRow, decision: Decision) =>
  here.transact(async (inside) => {
    const done = await reviewPrescription(inside, row, inside.staff, decision)
    if (typeof done !== 'object') return done
    const act = 'reason' in decision ? 'prescription.refuse' : 'prescription.approve'
    const after = 'reason' in decision ? null : { pieces: decision.approved }
    await tellAct(inside, { act, kind: 'prescription', id: row.id, after })
    return done
  })

const asRow = (row: PrescriptionRow, names: Names, here: StaffHere) => {
  const { prescription_id, source_desc, drug_name, buy_num, state_desc, reason } = asCard(row, names, here)
  const until = row.reviewedAt ?? here.now
  return {
    ...{ prescription_id, source_desc, drug_name, buy_num, state_desc, reason, pharmacist_name: row.reviewerName },
    waited_minutes: Math.floor((until.getTime() - row.madeAt.getTime()) / 60_000),
    add_time: row.madeAt,
  }
}

const asLookedAt = (row: PrescriptionRow, names: Names, here: StaffHere) => {
  const { allergy, diagnosis, dosage } = contentOf(row, here)
  const member = names.members.get(row.memberId)
  const doctor = names.doctors.get(row.doctorId ?? 0)
  return {
    ...asRow(row, names, here),
    ...{ allergy, diagnosis, dosage, may_change: row.source === 'upload', with_guardian: row.withGuardian },
    ...{ truename: member?.truename ?? '', sex_name: member ? sexWord(sexCode(member.sex)) : '' },
    age: member ? ageOn(member.birthday, dayOf(here.now)) : 0,
    images: row.images.map((address) => lendAddress(here, address)),
    ...{ doctor_name: doctor?.name ?? '', unit_name: doctor?.hospitalName ?? '' },
    ...{ sign_time: row.signedAt, is_as_signed: isAsSigned(row, here) },
  }
}
