import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { monthsBetween } from '#app/areas/records/children/rules.ts'
import { insertChild, sealChild, upsertCarer } from '#app/areas/records/children/server/public.ts'
import type { Kind } from '#app/areas/records/daily/rules.ts'
import { dayIndexOf, type Entry, insertEntries, sealEntry } from '#app/areas/records/daily/server/public.ts'
import { figuresAt, type Standard, tableOf, valueAt } from '#app/areas/records/growth/rules.ts'
import { findStandard, insertMeasurements, sealMeasurement } from '#app/areas/records/growth/server/public.ts'
import { type Answer, signs, visitsOf } from '#app/areas/records/milestones/rules.ts'
import { putAnswers, sealAnswers } from '#app/areas/records/milestones/server/public.ts'
import { type Given, planOf } from '#app/areas/records/vaccines/rules.ts'
import { findSchedule, insertVaccinations, sealVaccination } from '#app/areas/records/vaccines/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, addMonths, type Day } from '#kit/time/day.ts'

/** At which ages in months the child was measured. */
const MEASURED_AT = [0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24]

/** On which day of its life it had a fever. */
const FEVER_AT_DAYS = 426
/** So many rows are written at once. */
const AT_ONCE = 500

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
    await answer(seeding, childId, birthday)
    await writeDays(seeding, childId, birthday)
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

/** What it could do at each age that has come, one thing a little later than most, and the visits that it has been to. */
const answer = (seeding: Seeding, childId: number, birthday: Day) => {
  const months = monthsBetween(birthday, seeding.today)
  const come = signs.filter((age) => age.months <= months).flatMap((age) => age.signs)
  const answers: Record<string, Answer> = Object.fromEntries(come.map(({ id }) => [id, 'can']))
  const last = come.at(-1)
  if (last) answers[last.id] = 'unsure'
  const visits = visitsOf(birthday, seeding.today, []).filter((visit) => visit.months < months)
  return putAnswers(seeding.db, childId, sealAnswers(seeding, { answers, visits: visits.map((one) => one.months) }))
}

/** What is written down of a day, at which time, about how much, and by whom. */
const habits: readonly { kind: Kind; time: string; amount: number; by: string; untilDays: number }[] = [
  { kind: 'milk', time: '07:1', amount: 160, by: '', untilDays: 1_000 },
  { kind: 'sleep', time: '12:4', amount: 100, by: '祖辈', untilDays: 1_000 },
  { kind: 'milk', time: '15:3', amount: 150, by: '祖辈', untilDays: 540 },
  { kind: 'dirty', time: '09:2', amount: 0, by: '', untilDays: 365 },
]

/** Two years of days, fewer things on each as the child grows; a fever once in the second winter. */
const writeDays = async (seeding: Seeding, childId: number, birthday: Day) => {
  const chance = seeded('days of a child')
  const rows: Parameters<typeof insertEntries>[1] = []
  const write = (day: Day, entry: Entry) =>
    rows.push({
      childId,
      clientId: `demonstration-${rows.length}`,
      dayIndex: dayIndexOf(seeding, childId, day),
      contentSealed: sealEntry(seeding, entry),
      addedAt: seeding.now,
    })
  let days = 0
  for (let day = birthday; day < seeding.today; day = addDays(day, 1), days += 1) {
    for (const { kind, time, amount, by } of habits.filter((habit) => days < habit.untilDays)) {
      const near = amount === 0 ? 0 : amount + chance.int(-3, 3) * 10
      write(day, { kind, at: `${day} ${time}${chance.int(0, 9)}:00`, amount: near, note: '', by })
    }
    if (days !== FEVER_AT_DAYS) continue
    write(day, { kind: 'temperature', at: `${day} 20:10:00`, amount: 38.6, note: '有点流鼻涕', by: '' })
    write(day, { kind: 'medicine', at: `${day} 20:30:00`, amount: 0, note: '布洛芬混悬液 3.5 毫升', by: '' })
  }
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await insertEntries(seeding.db, rows.slice(from, from + AT_ONCE))
}
