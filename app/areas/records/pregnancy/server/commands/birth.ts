import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { type ChildClaim, GESTATION_DAYS } from '#app/areas/records/children/rules.ts'
import { beginChild } from '#app/areas/records/children/server/public.ts'
import { closeRecord, lockRecord, setCurrent } from '#app/areas/records/ground/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { pregnancyDays, weekWords } from '../../rules.ts'
import { dueOf, type PregnancyContent } from './record.ts'

/** A child was born: its record begins with what is known already, and the one of the pregnancy is over. */
export const bear = async (ctx: PatientContext, id: number, said: Omit<ChildClaim, 'gestationDays'>) => {
  // In the order in which all others lock: the patient, then a record.
  await lockPatient(ctx.db, ctx.patient)
  const record = await lockRecord<PregnancyContent>(ctx, ctx.patient, id, 'pregnancy')
  if (!record) return new Refused('not-found')
  const { content, closedAt } = record
  const { born = [], birth_date = said.birthday } = content
  if (closedAt && born.length === 0) return new Refused('over')
  if (born.length >= content.babies) return new Refused('all-born')
  const days = pregnancyDays(dueOf(content), said.birthday)
  if (days < GESTATION_DAYS.least || days > GESTATION_DAYS.most)
    return new Refused('odd-birth', { weeks: days < 0 ? '0 周' : weekWords(days) })
  const childId = await beginChild(ctx, { ...said, gestationDays: days })
  if (childId instanceof Refused) return childId
  await closeRecord(ctx, record, { ...content, birth_date, born: [...born, childId] })
  await setCurrent(ctx, ctx.patient, { type: 'baby', id: childId })
  if (!closedAt) await ctx.emit('record.closed', { patientId: ctx.patient, kind: 'pregnancy' })
  return { id: childId }
}
