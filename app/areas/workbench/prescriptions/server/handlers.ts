import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { sexCode, sexWord } from '#app/areas/access/patients/rules.ts'
import { membersOf } from '#app/areas/account/members/server/public.ts'
import { isOpen } from '#app/areas/consult/consultations/rules.ts'
import { findConsultationOfDoctor } from '#app/areas/consult/consultations/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import {
  asCard,
  contentOf,
  findSigned,
  listOfConsultation,
  namesFor,
  withdrawSigned,
} from '#app/areas/prescriptions/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type * as contract from '../contract.ts'
import { prescribe } from './handlers/prescribe.ts'

const MOST_FOUND = 10

export const handlers: Handlers<typeof contract> = {
  async benchDrugs({ keyword }, { db, doctor }) {
    const own = (await findDoctor(db, doctor.doctorId))?.hospitalId
    const filter = { city: 0, kinds: ['drug'], drugType: drugTypes.prescription, keyword } as const
    const { rows } = await listGoods(db, filter, { page: 1, size: MOST_FOUND })
    const drugs = rows.filter(({ hospitalId }) => hospitalId === null || hospitalId === own)
    const skus = await Promise.all(drugs.map(({ id }) => listSkus(db, id)))
    return {
      list: drugs.flatMap(({ id: goods_id, name: drug_name, hospitalName }, at) =>
        (skus[at] ?? []).map(({ sku, limitEach }) => ({
          goods_id,
          special_id: sku.id,
          drug_name,
          special_name: sku.name,
          unit_name: hospitalName ?? '医路商城',
          most: Math.min(limitEach ?? MOST_PIECES, MOST_PIECES),
        })),
      ),
    }
  },

  async benchPrescriptions({ ask_id }, ctx) {
    const consultation = await findConsultationOfDoctor(ctx.db, ctx.doctor.doctorId, ask_id)
    if (!consultation) return ctx.refuse('not-found')
    const member = (await membersOf(ctx.db, [consultation.memberId])).get(consultation.memberId)
    const rows = await listOfConsultation(ctx.db, ask_id)
    const names = await namesFor(ctx.db, rows)
    return {
      patient: {
        truename: member?.truename ?? '',
        sex_name: member ? sexWord(sexCode(member.sex)) : '',
        age: member ? ageOn(member.birthday, dayOf(ctx.now)) : 0,
      },
      is_revisit: consultation.isRevisit,
      with_guardian: consultation.withGuardian,
      may_write: isOpen(consultation, ctx.now),
      list: rows.map((row) => ({ ...contentOf(row, ctx), ...asCard(row, names, ctx) })),
    }
  },

  async benchPrescribe(input, ctx) {
    const kept = await actAsDoctor(
      ctx,
      (inside) => prescribe(input, inside),
      ({ id }) => ({ act: 'prescription.write', kind: 'prescription', id }),
    )
    return typeof kept === 'string' ? ctx.refuse(kept) : { prescription_id: kept.id }
  },

  async benchPrescriptionWithdraw({ prescription_id: id }, ctx) {
    const { doctorId } = ctx.doctor
    if (!(await findSigned(ctx.db, doctorId, id))) return ctx.refuse('not-found')
    const done = await actAsDoctor(
      ctx,
      (inside) => withdrawSigned(inside, doctorId, id),
      () => ({ act: 'prescription.withdraw', kind: 'prescription', id }),
    )
    return done ? { prescription_id: id } : ctx.refuse('not-open')
  },
}
