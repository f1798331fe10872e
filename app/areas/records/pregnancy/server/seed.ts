import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listOwnMembers, type Member } from '#app/areas/account/members/server/public.ts'
import type { CycleContent, CycleEntry } from '#app/areas/records/cycle/server/public.ts'
import { addEntry, beginRecord } from '#app/areas/records/ground/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { addDays, type Day, instantAt } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import { dueByPeriod, dueByScan } from '../rules.ts'
import { type PregnancyContent, type PregnancyEntry, remindAt } from './commands/record.ts'

/** Days of the pregnancy today: 23 weeks, between the anomaly scan and the test for sugar. */
const TODAY_DAY = 163
/** The cycles before it, in days. */
const CYCLES = [29, 31, 30, 28, 32, 30, 29]
/** What she weighed, by the day of the pregnancy. */
const WEIGHTS: readonly [day: number, kg: number][] = [
  [52, 54.2],
  [84, 54.8],
  [112, 56.1],
  [133, 57.2],
  [147, 58.0],
  [160, 58.7],
]

/** The first of the demonstration's families with a woman of the right age: her cycle over the months before, then her pregnancy. */
export const seed: Seed = {
  after: ['account/members'],
  async run(seeding) {
    for (const { id } of await listPatients(seeding.db)) {
      const members = await listOwnMembers(seeding.db, id as PatientId)
      const her = members.find(({ sex, birthday }) => {
        const age = ageOn(birthday, seeding.today)
        return sex === 'female' && age >= 24 && age <= 40
      })
      if (her) return seedHer(seeding, id as PatientId, her)
    }
  },
}

const seedHer = async (seeding: Seeding, patient: PatientId, { id, truename }: Member) => {
  const lastPeriod = addDays(seeding.today, -TODAY_DAY)
  await seedCycle(seeding, patient, id, lastPeriod)
  await seedPregnancy(seeding, patient, { memberId: id, truename, lastPeriod })
}

const seedCycle = async (seeding: Seeding, patient: PatientId, memberId: number, lastPeriod: Day) => {
  const content: CycleContent = { kind: 'prepare', cycle_days: 30, period_days: 5, answers: {}, rests: true }
  const recordId = await beginRecord(seeding, patient, { memberId, content })
  if (recordId === undefined) return
  const starts = [lastPeriod]
  for (const days of CYCLES) starts.unshift(addDays(starts[0] as Day, -days))
  for (const start of starts)
    await addEntry<CycleEntry>(seeding, recordId, { what: 'period', start, end: addDays(start, 4) })
  await addEntry<CycleEntry>(seeding, recordId, { what: 'sign', day: addDays(lastPeriod, 15), lh: true })
}

interface Her {
  memberId: number
  truename: string
  lastPeriod: Day
}

const seedPregnancy = async (seeding: Seeding, patient: PatientId, { memberId, truename, lastPeriod }: Her) => {
  const scannedOn = addDays(lastPeriod, 52)
  const content: PregnancyContent = {
    kind: 'pregnancy',
    mother_name: truename,
    datings: [
      { source: 'period', on: lastPeriod, days: 30, due: dueByPeriod(lastPeriod, 30) },
      { source: 'scan', on: scannedOn, days: 51, due: dueByScan(scannedOn, 51) },
    ],
    babies: 1,
    height_cm: 163,
    weight_before_kg: 54,
    done: ['visit-1', 'first-scan', 'nt', 'nipt', 'visit-2'],
    packed: ['papers', 'booklet'],
  }
  const reminder = remindAt(content, seeding.now)
  const recordId = await beginRecord(seeding, patient, { memberId, content, remindAt: reminder })
  if (recordId === undefined) return
  const write = (entry: PregnancyEntry) => addEntry(seeding, recordId, entry)
  for (const [day, kg] of WEIGHTS) await write({ what: 'weight', day: addDays(lastPeriod, day), kg })
  const yesterday = instantAt(addDays(seeding.today, -1), '20:30').getTime()
  await write({ what: 'kicks', begin: yesterday, minutes: 45, count: 11 })
}
