import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { agreeToCurrent } from '#app/areas/account/consents/server/public.ts'
import { listOwnMembers, type Member } from '#app/areas/account/members/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, addMonths, instantAt } from '#kit/time/day.ts'
import { ageOn } from '#kit/time/spoken.ts'
import type { Context } from '../rules.ts'
import { rowOf, sealed } from './present.ts'
import { insertReading, putRecord } from './queries.ts'

/** So many days somebody has measured until yesterday. */
const DAYS = 35
const GROWN = 45

/** When they measure, on which days of seven, and around what. */
const habits: readonly { context: Context; time: string; days: readonly number[]; around: number }[] = [
  { context: 'fasting', time: '06:50', days: [0, 1, 2, 3, 4, 5, 6], around: 6.4 },
  { context: 'after-meal', time: '09:20', days: [1, 4], around: 9.1 },
  { context: 'after-meal', time: '20:10', days: [0, 3, 5], around: 10.2 },
  { context: 'bed', time: '22:15', days: [2, 6], around: 7.8 },
]

/** The first family with somebody grown up has one who lives with diabetes: five weeks of what they measured. */
export const seed: Seed = {
  after: ['account/members', 'account/consents'],
  async run(seeding) {
    for (const { id } of await listPatients(seeding.db)) {
      const patient = id as PatientId
      const members = await listOwnMembers(seeding.db, patient)
      const member = members.find(({ birthday }) => ageOn(birthday, seeding.today) >= GROWN)
      if (member) return seedRecord(seeding, patient, member)
    }
  },
}

const seedRecord = async (seeding: Seeding, patient: PatientId, { truename, sex, birthday }: Member) => {
  const { db, now, today } = seeding
  await agreeToCurrent(seeding, patient, ['diabetes'])
  const content = {
    truename,
    sex,
    age: ageOn(birthday, today),
    toldOn: today,
    mobile: '13800000001',
    type: 'type2' as const,
    diagnosedOn: addMonths(today, -50),
    unit: 'mmol' as const,
    targets: {},
  }
  const recordId = await putRecord(db, { patientId: patient, contentSealed: sealed(seeding, content), madeAt: now })
  const chance = seeded('glucose of somebody')
  for (let back = DAYS; back > 0; back -= 1)
    for (const { context, time, around } of habits.filter(({ days }) => days.includes(back % 7))) {
      const at = instantAt(addDays(today, -back), time)
      const mmol = Math.round((around + chance.int(-16, 18) / 10) * 10) / 10
      const clientId = `demonstration-${back}-${time}`
      await insertReading(db, rowOf(seeding, { recordId, clientId, at, mmol, context, note: '' }))
    }
}
