import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { insertChild, sealChild, upsertCarer } from '#app/areas/records/children/server/public.ts'
import { figuresAt, type Standard, tableOf, valueAt } from '#app/areas/records/growth/rules.ts'
import { findStandard, insertMeasurements, sealMeasurement } from '#app/areas/records/growth/server/public.ts'
import { type Given, planOf } from '#app/areas/records/vaccines/rules.ts'
import { findSchedule, insertVaccinations, sealVaccination } from '#app/areas/records/vaccines/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, addMonths, type Day } from '#kit/time/day.ts'

/** At which ages in months the child was measured. */
const MEASURED_AT = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24]

const child = { name: '林小满', sex: 'female', gestationDays: 275 } as const

export const seed: Seed = {
  after: ['access/patients', 'records/growth', 'records/vaccines'],
  async run(seeding) {
    const [owner, carer] = await listPatients(seeding.db)
    if (!owner) return
    const birthday = addDays(addMonths(seeding.today, -24), -9)
    const childId = await insertChild(seeding.db, {
      patientId: owner.id,
      memberId: null,
      contentSealed: sealChild(seeding, { ...child, birthday }),
      guardianConsentAt: seeding.now,
      createdAt: seeding.now,
    })
    if (carer)
      await upsertCarer(seeding.db, {
        childId,
        patientId: carer.id,
        relation: 'grandparent',
        rights: 'log',
        until: null,
        addedAt: seeding.now,
      })
    await measure(seeding, childId, birthday)
    await vaccinate(seeding, childId, birthday)
  },
}

const measure = async (seeding: Seeding, childId: number, birthday: Day) => {
  const standard = await findStandard(seeding, 'china')
  if (!standard) return
  const chance = seeded('growth of a child')
  // Children wander a little around a line of their own.
  const near = (measure: 'weight' | 'stature' | 'head', months: number, line: number) =>
    atLine(standard, measure, months, line + chance.int(-15, 15) / 100)
  const rows = MEASURED_AT.map((months) => ({
    childId,
    clientId: `demonstration-${months}`,
    contentSealed: sealMeasurement(seeding, {
      on: addDays(addMonths(birthday, months), months === 0 ? 0 : 5),
      weightKg: near('weight', months, 0.4),
      statureCm: near('stature', months, 0.2),
      headCm: near('head', months, -0.2),
      by: months % 5 === 0 ? '' : '祖辈',
    }),
    addedAt: seeding.now,
  }))
  await insertMeasurements(seeding.db, rows)
}

const atLine = (standard: Standard, measure: 'weight' | 'stature' | 'head', months: number, z: number): number => {
  const figures = figuresAt(tableOf(standard, measure, child.sex) ?? [], months) ?? []
  return Math.round(valueAt(figures, z) * 10) / 10
}

/** Every dose a few days after it was due, until six months ago. */
const vaccinate = async (seeding: Seeding, childId: number, birthday: Day) => {
  const schedule = await findSchedule(seeding)
  if (!schedule) return
  const given: Given[] = []
  const last = addMonths(birthday, 19)
  for (let on = birthday; on < last; on = addDays(on, 5))
    for (const { dose, state } of planOf(schedule.doses, { ...child, birthday }, given, on))
      if (state === 'due' || state === 'late') given.push({ dose: dose.id, on })
  const rows = given.map((one) => ({
    childId,
    contentSealed: sealVaccination(seeding, { ...one, note: '', by: '' }),
    addedAt: seeding.now,
  }))
  await insertVaccinations(seeding.db, rows)
}
