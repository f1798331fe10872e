import type { Context, PatientId } from '#app/context.ts'
import type { Day } from '#kit/time/day.ts'
import { asBmi, type Health, opened, type Report } from '../present.ts'
import * as queries from '../queries.ts'

type Reading = Pick<Context, 'db' | 'config'>

/** What the health record of a patient's member says, in named lines; none where there is no record. */
export const findMemberRecord = async (ctx: Reading, patientId: PatientId, memberId: number) => {
  const row = await queries.findRecord(ctx.db, { patientId, memberId })
  if (!row) return []
  const health = opened<Health>(ctx, row.contentSealed)
  const { bmi, bmi_desc } = asBmi(health)
  return [
    { name: '过敏', value: health.allergy },
    { name: '得过的病', value: health.disease_history },
    { name: '家人的病史', value: health.family_history },
    { name: '血型', value: health.blood_type },
    { name: '身高、体重', value: `${health.height} 厘米、${health.weight} 公斤，体质指数 ${bmi}（${bmi_desc}）` },
  ].filter(({ value }) => value !== '')
}

/** A check report as rooms above read it. */
interface Read {
  on: Day
  title: string
  content: string
  files: string[]
}

/** The check reports of a patient's member, the newest first. */
export const listMemberReports = async (ctx: Reading, patientId: PatientId, memberId: number): Promise<Read[]> =>
  (await queries.listMemberReports(ctx.db, { patientId, memberId })).map((row) => {
    const { title, content } = opened<Report>(ctx, row.contentSealed)
    return { on: row.checkedOn, title, content, files: row.images }
  })
