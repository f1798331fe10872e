import { actAsDoctor } from '#app/areas/access/doctors/server/public.ts'
import { findDoctor } from '#app/areas/guahao/doctors/server/public.ts'
import { drugTypes } from '#app/areas/mall/goods/rules.ts'
import { listGoods, listSkus } from '#app/areas/mall/goods/server/public.ts'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import {
  asCard,
  contentOf,
  findSigned,
  listOfConsultation,
  listPrescriptionsOfVisit,
  namesFor,
  type PrescriptionRow,
  withdrawSigned,
} from '#app/areas/prescriptions/server/public.ts'
import type { DoctorContext, Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { careAtVisit, careOfAsk, meantHints, prescribe } from './handlers/prescribe.ts'
import { askSubject, patientOf, visitSubject } from './handlers/subject.ts'

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
    const subject = await askSubject(ctx, ask_id)
    if (!subject) return ctx.refuse('not-found')
    return {
      patient: await patientOf(ctx, subject),
      is_revisit: subject.isRevisit === true,
      with_guardian: subject.withGuardian,
      may_write: subject.isOpen,
      list: await asWritten(ctx, await listOfConsultation(ctx.db, ask_id)),
    }
  },

  async benchVisitPrescriptions({ order_id }, ctx) {
    const subject = await visitSubject(ctx, order_id)
    if (!subject) return ctx.refuse('not-found')
    return {
      patient: await patientOf(ctx, subject),
      may_write: subject.isOpen,
      list: await asWritten(ctx, await listPrescriptionsOfVisit(ctx.db, order_id)),
    }
  },

  async benchPrescribe(input, ctx) {
    const subject = await askSubject(ctx, input.ask_id)
    if (!subject) return ctx.refuse('not-found')
    const kept = await actAsDoctor(ctx, (inside) => prescribe(input, inside, subject, careOfAsk), written)
    return typeof kept === 'string' ? ctx.refuse(kept) : { prescription_id: kept.id }
  },

  async benchVisitPrescribe(input, ctx) {
    const subject = await visitSubject(ctx, input.order_id)
    if (!subject) return ctx.refuse('not-found')
    const { hospitalId } = subject
    const kept = await actAsDoctor(
      ctx,
      (inside) => prescribe(input, inside, subject, careAtVisit),
      (row) => ({ ...written(row), ...(hospitalId ? { hospitalId } : {}) }),
    )
    return typeof kept === 'string' ? ctx.refuse(kept) : { prescription_id: kept.id }
  },

  async benchPrescriptionHints(input, ctx) {
    const subject = await askSubject(ctx, input.ask_id)
    if (!subject) return ctx.refuse('not-found')
    const found = await meantHints(input, ctx, subject)
    return typeof found === 'string' ? ctx.refuse(found) : { list: found }
  },

  async benchVisitHints(input, ctx) {
    const subject = await visitSubject(ctx, input.order_id)
    if (!subject) return ctx.refuse('not-found')
    const found = await meantHints(input, ctx, subject)
    return typeof found === 'string' ? ctx.refuse(found) : { list: found }
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

const written = ({ id }: PrescriptionRow) => ({ act: 'prescription.write', kind: 'prescription', id }) as const

const asWritten = async (ctx: DoctorContext, rows: readonly PrescriptionRow[]) => {
  const names = await namesFor(ctx.db, rows)
  return rows.map((row) => {
    const { hints = [], ...content } = contentOf(row, ctx)
    return { ...content, hints: [...hints], ...asCard(row, names, ctx) }
  })
}
