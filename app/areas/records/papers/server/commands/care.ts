import { asSummary } from '#app/areas/consult/consultations/server/public.ts'
import { findMemberRecord, listMemberReports } from '#app/areas/family-doctor/server/public.ts'
import { listOrders } from '#app/areas/guahao/booking/server/public.ts'
import { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import { listArrived } from '#app/areas/orders/appointments/server/public.ts'
import { contentOf, listEver } from '#app/areas/prescriptions/server/public.ts'
import { type Day, dayOf } from '#kit/time/day.ts'
import { listSummarised } from '../queries.ts'
import type { Asking } from './section.ts'

const MOST = 50

/** Prescriptions that were good: what was refused or withdrawn says nothing of what somebody takes. */
const good: readonly string[] = ['approved', 'held', 'used', 'expired']

/** What this product did for a member: it is asked for, and never copied. */
export interface Care {
  visits: { on: Day; words: string; place: string }[]
  prescriptions: { on: Day; drug: string; dosage: string; diagnosis: string; by: string }[]
  summaries: { on: Day; by: string; summary: string; advice: string; illness: string }[]
  exams: { on: Day; place: string }[]
  family: { name: string; value: string }[]
  familyReports: { on: Day; title: string; content: string; files: string[] }[]
}

export const findCare = async (ctx: Asking, memberId: number): Promise<Care> => {
  const { db, patient } = ctx
  // One after the other: who looks by a share does so in a transaction.
  const orders = await listOrders(db, patient, { states: ['done'], page: 1, size: 200 })
  const written = await listEver(db, patient)
  const talks = await listSummarised(db, patient, memberId)
  const exams = await listArrived(db, patient, memberId)
  const record = await findMemberRecord(ctx, patient, memberId)
  const reports = await listMemberReports(ctx, patient, memberId)
  const own = written.filter((row) => row.memberId === memberId && row.source === 'doctor' && good.includes(row.state))
  const asked = [...talks, ...own].flatMap(({ doctorId }) => doctorId ?? [])
  const doctors = new Map((await listDoctorCards(db, [...new Set(asked)])).map((card) => [card.id, card.name]))
  const by = (doctorId: number | null) => doctors.get(doctorId ?? 0) ?? ''
  return {
    visits: orders.rows
      .filter(({ order }) => order.memberId === memberId)
      .slice(0, MOST)
      .map(({ order, depName, doctorName, hospitalName }) => ({
        on: order.date,
        words: `${depName} ${doctorName}`,
        place: hospitalName,
      })),
    prescriptions: own.slice(0, MOST).map((row) => {
      const { drug, dosage, diagnosis } = contentOf(row, ctx)
      return { on: dayOf(row.madeAt), drug, dosage, diagnosis, by: by(row.doctorId) }
    }),
    summaries: talks.flatMap((talk) => {
      const left = asSummary(talk, ctx)
      if (!left) return []
      const { summary, advice, add_time } = left
      return [{ on: dayOf(add_time), by: by(talk.doctorId), summary, advice, illness: talk.illness ?? '' }]
    }),
    exams: exams.map(({ appointment, hospitalName }) => ({ on: appointment.date, place: hospitalName })),
    family: record,
    familyReports: reports,
  }
}
