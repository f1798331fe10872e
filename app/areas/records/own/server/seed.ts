import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOwnMembers } from '#app/areas/account/members/server/public.ts'
import { closed } from '#app/areas/records/ground/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, formatTime, instantAt } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { Item, Values } from '../rules.ts'
import { reminderOf } from './commands/save.ts'
import type { Measurement, Written } from './present.ts'
import * as queries from './queries.ts'

const DAYS = 730
const ADULT = 18

/** Two years in the records of the grown-ups of the first family: pressures that a medicine brought down, and what is around them. */
export const seed: Seed = {
  after: ['account/members'],
  async run(seeding) {
    const [owner] = await listPatients(seeding.db)
    if (!owner) return
    const members = await listOwnMembers(seeding.db, owner.id as PatientId)
    for (const { id, birthday } of members.filter((one) => ageOn(one.birthday, seeding.today) >= ADULT))
      await seedRecord(seeding, owner.id as PatientId, id, ageOn(birthday, seeding.today))
  },
}

const seedRecord = async (seeding: Seeding, patientId: PatientId, memberId: number, age: number) => {
  const { db, now } = seeding
  const { id: recordId } = await queries.beginRecord(db, { patientId, memberId, madeAt: now })
  const contents = [...written(seeding), ...measured(seeding, memberId, age)]
  await queries.insertEntries(
    db,
    contents.map((content, at) => ({
      recordId,
      clientId: `demonstration-${at}`,
      contentSealed: closed(seeding, content),
      madeAt: now,
      remindAt: reminderOf(content, now),
    })),
  )
}

const blank = { detail: '', date: '', endDate: '', note: '', times: [], reminds: false, aboutId: 0, files: [] }

const written = ({ today }: Seeding): Written[] => {
  const ago = (days: number) => addDays(today, -days)
  return [
    { ...blank, kind: 'allergy', name: '青霉素', detail: 'severe', note: '打针后全身起疹子' },
    { ...blank, kind: 'allergy', name: '尘螨', detail: 'mild', note: '换季时打喷嚏' },
    { ...blank, kind: 'condition', name: '高血压', detail: 'active', date: ago(660), note: '单位体检发现' },
    { ...blank, kind: 'condition', name: '肺炎', detail: 'past', date: ago(2_900) },
    {
      ...blank,
      kind: 'medicine',
      name: '苯磺酸氨氯地平片 5 毫克，每次 1 片',
      date: ago(650),
      times: ['08:00'],
      reminds: true,
    },
    { ...blank, kind: 'operation', name: '阑尾切除', date: ago(4_100) },
    { ...blank, kind: 'family', name: '高血压', detail: 'father' },
    { ...blank, kind: 'family', name: '2 型糖尿病', detail: 'mother' },
    { ...blank, kind: 'report', name: '血常规', date: ago(90), note: '各项都在参考范围内' },
  ]
}

const measured = ({ today }: Seeding, memberId: number, age: number): Measurement[] => {
  const chance = seeded(`two years of ${memberId}`)
  const list: Measurement[] = []
  const note = (daysAgo: number, item: Item, values: Values, context = '') => {
    const at = formatTime(instantAt(addDays(today, -daysAgo), `07:${chance.int(10, 59)}`))
    list.push({ kind: 'measure', item, values, context, at, note: '' })
  }
  note(DAYS, 'height', [chance.int(158, 176)])
  for (let days = DAYS; days > 0; days -= 9) {
    // It came down over the first four months of the medicine.
    const eased = Math.min(1, Math.max(0, (650 - days) / 120))
    const upper = Math.round(146 + age / 10 - 20 * eased) + chance.int(-5, 5)
    note(days, 'pressure', [upper, upper - 46 + chance.int(-4, 4)])
    note(days, 'heart', [74 + chance.int(-6, 6)])
  }
  for (let days = DAYS; days > 0; days -= 30)
    note(days, 'weight', [Math.round((64 + days / 200) * 10 + chance.int(-5, 5)) / 10])
  for (let days = DAYS - 10; days > 0; days -= 60) {
    note(days, 'glucose', [(54 + chance.int(-4, 5)) / 10], 'fasting')
    note(days - 5, 'glucose', [(72 + chance.int(-8, 9)) / 10], 'after')
  }
  for (let days = DAYS - 20; days > 0; days -= 180) {
    const total = (49 + chance.int(-3, 5)) / 10
    note(days, 'lipids', [total, (14 + chance.int(-3, 5)) / 10, 1.3, Math.round((total - 1.9) * 10) / 10])
  }
  return list
}
