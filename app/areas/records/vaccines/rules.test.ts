import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from '#kit/time/day.ts'
import { afterGap, type Dose, dosesFor, type Given, nextOf, planOf } from './rules.ts'
import { edition } from './server/seed/edition.ts'
import { readSchedule } from './server/seed/read-schedule.ts'

let doses: Dose[]
beforeAll(async () => {
  doses = (await readSchedule(edition.file, edition.head)).map(({ dose }) => dose)
})

const girl = { sex: 'female', birthday: '2024-01-31' } as const
const boy = { sex: 'male', birthday: '2024-01-31' } as const
const idsAt = (months: number, given: Given[] = [], child: typeof girl | typeof boy = girl) =>
  planOf(doses, child, given, addMonths(child.birthday, months))
    .filter(({ state }) => state === 'due' || state === 'late')
    .map(({ dose }) => dose.id)

/** Gives each dose on the first day on which it may be given. */
const onTime = (child: typeof girl | typeof boy, chosen: Record<string, string> = {}): Given[] => {
  const given: Given[] = []
  for (;;) {
    const [next] = nextOf(planOf(doses, child, given, child.birthday, chosen)).sort((a, b) =>
      (a.from ?? '') < (b.from ?? '') ? -1 : 1,
    )
    if (!next) return given
    given.push({ dose: next.dose.id, on: next.from ?? child.birthday })
  }
}

test('the schedule of 2026 has 30 doses, of which a girl has 24 in the usual lines and a boy 22', () => {
  expect(doses).toHaveLength(30)
  expect(dosesFor(doses, girl, [])).toHaveLength(24)
  expect(dosesFor(doses, boy, [])).toHaveLength(22)
})

test('the ages and distances of the schedule are together those that are printed', () => {
  const sumOf = (months: (number | null)[]) => months.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  expect(sumOf(doses.map(({ ageMonths }) => ageMonths))).toBe(837)
  const advised = doses.filter(({ beforeMonths }) => beforeMonths !== null)
  expect([advised.length, sumOf(advised.map(({ beforeMonths }) => beforeMonths))]).toEqual([22, 999])
  const gaps = doses.flatMap(({ gap }) => gap ?? []).sort()
  expect(gaps.join(' ')).toBe('12m 12m 12m 28d 28d 28d 28d 28d 28d 36m 3m 60d 6m 6m 6m 7d')
  expect(doses.filter(({ isLive }) => isLive).map(({ id }) => id)).toEqual([
    'MMR-1',
    'JE-L-1',
    'MMR-2',
    'HepA-L-1',
    'JE-L-2',
  ])
})

test.each([
  [0, 'HepB-1 BCG-1'],
  [1, 'HepB-2'],
  [2, 'IPV-1 DTaP-1'],
  [3, 'IPV-2'],
  [4, 'bOPV-3 DTaP-2'],
  [6, 'HepB-3 DTaP-3 MPSV-A-1'],
  [8, 'MMR-1 JE-L-1'],
  [9, 'MPSV-A-2'],
  [18, 'DTaP-4 MMR-2 HepA-L-1'],
  [24, 'JE-L-2'],
  [36, 'MPSV-AC-3'],
  [48, 'bOPV-4'],
  [72, 'DTaP-5 MPSV-AC-4'],
  [156, '2vHPV-1'],
  [162, '2vHPV-2'],
])('at %i months, with everything given on its day, due is %s', (months, ids) => {
  const at = addMonths(girl.birthday, months)
  const before = onTime(girl).filter(({ on }) => on < at)
  expect(idsAt(months, before)).toEqual(ids.split(' '))
})

test('each of the 30 doses comes up for some child in some line', () => {
  const seen = new Set(
    [{}, { JE: 'JE-I' }, { HepA: 'HepA-I' }].flatMap((chosen) => onTime(girl, chosen)).map(({ dose }) => dose),
  )
  expect(seen.size).toBe(30)
})

test('months are counted to the end of a shorter month: who is born on 31 January is a month old on 29 February', () => {
  const plan = planOf(doses, girl, [{ dose: 'HepB-1', on: '2024-01-31' }], '2024-02-28')
  expect(plan.find(({ dose }) => dose.id === 'HepB-2')).toMatchObject({ state: 'coming', from: '2024-02-29' })
  expect(afterGap('2024-08-31', '6m')).toBe('2025-02-28')
})

test('a later dose is never due before the earlier was given', () => {
  expect(idsAt(60, [])).not.toContain('bOPV-4')
  const plan = planOf(doses, girl, [], addMonths(girl.birthday, 60))
  expect(plan.find(({ dose }) => dose.id === 'bOPV-4')?.state).toBe('waiting')
})

test('BCG is caught up until the fourth birthday, and not from then on', () => {
  const bcg = (months: number) =>
    planOf(doses, girl, [], addMonths(girl.birthday, months)).find(({ dose }) => dose.id === 'BCG-1')?.state
  expect([bcg(2), bcg(3), bcg(47), bcg(48), bcg(120)]).toEqual(['due', 'late', 'late', 'over', 'over'])
})

test('a missed dose is caught up, and the series is not begun again', () => {
  const given = [
    { dose: 'DTaP-1', on: addMonths(girl.birthday, 2) },
    { dose: 'DTaP-2', on: addMonths(girl.birthday, 30) },
  ]
  const dtap = planOf(doses, girl, given, addMonths(girl.birthday, 31)).filter(({ dose }) => dose.series === 'DTaP')
  expect(dtap.map(({ state }) => state)).toEqual(['given', 'given', 'late', 'waiting', 'waiting'])
})

test('two injected live vaccines are given on one day, or 28 days apart', () => {
  const on = addMonths(girl.birthday, 10)
  const at = (days: number) =>
    planOf(doses, girl, [{ dose: 'MMR-1', on }], addDays(on, days)).find(({ dose }) => dose.id === 'JE-L-1')
  expect(at(0)).toMatchObject({ state: 'due' })
  expect(at(27)).toMatchObject({ state: 'coming', from: addDays(on, 28) })
  expect(at(28)).toMatchObject({ state: 'due' })
  const late = { dose: 'MMR-1', on: addDays(addMonths(girl.birthday, 8), -3) }
  const plan = planOf(doses, girl, [late], addMonths(girl.birthday, 8))
  expect(plan.find(({ dose }) => dose.id === 'JE-L-1')).toMatchObject({ state: 'coming', from: addDays(late.on, 28) })
})

test('a child that has begun one line stays in it, whatever is chosen later', () => {
  const given = [{ dose: 'JE-I-1', on: addMonths(girl.birthday, 8) }]
  const ids = dosesFor(doses, girl, given, { JE: 'JE-L' }).map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('JE'))).toEqual(['JE-I-1', 'JE-I-2', 'JE-I-3', 'JE-I-4'])
})

test('HPV is for girls who were born after 10 November 2011', () => {
  const born = (birthday: string) =>
    dosesFor(doses, { sex: 'female', birthday }, []).filter(({ series }) => series === 'HPV')
  expect(born('2011-11-10')).toHaveLength(0)
  expect(born('2011-11-11')).toHaveLength(2)
})

describe('whatever was given and whenever', () => {
  const history = fc.record({
    birthday: fc.integer({ min: 0, max: 5_000 }).map((n) => addDays('2012-01-01', n)),
    sex: fc.constantFrom('female' as const, 'male' as const),
    line: fc.record({ JE: fc.constantFrom('JE-L', 'JE-I'), HepA: fc.constantFrom('HepA-L', 'HepA-I') }),
    gaps: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 26 }),
    age: fc.integer({ min: 0, max: 5_500 }),
  })
  const numRuns = process.env.SWEEP ? 100_000 : 1_000
  const seed = Number(process.env.SEED ?? 20_261_127)

  const live = () => new Set(doses.filter(({ isLive }) => isLive).map(({ id }) => id))
  /** Whether a live vaccine was given less than 28 days before a day, and not on it. */
  const isShortlyBefore = ({ dose, on }: Given, day: string) => {
    const days = daysBetween(on, day)
    return live().has(dose) && days > 0 && days < 28
  }

  test('no two doses of a series are due together, none before its age or its distance, none that was given, and no live one soon after another', () => {
    fc.assert(
      fc.property(history, ({ birthday, sex, line, gaps, age }) => {
        const child = { sex, birthday }
        const given: Given[] = []
        let on = birthday
        for (const gap of gaps) {
          on = addDays(on, gap % 60)
          const due = planOf(doses, child, given, on, line).filter(({ state }) => state === 'due' || state === 'late')
          const next = due[gap % Math.max(due.length, 1)]
          if (next) given.push({ dose: next.dose.id, on })
        }
        const today = addDays(birthday, age)
        const known = given.filter((one) => one.on <= today)
        const plan = planOf(doses, child, known, today, line)
        const due = plan.filter(({ state }) => state === 'due' || state === 'late')
        expect(new Set(due.map(({ dose }) => dose.series)).size).toBe(due.length)
        for (const { dose, from } of due) {
          expect(from !== null && from <= today && from >= addMonths(birthday, dose.ageMonths)).toBe(true)
          expect(known.some((one) => one.dose === dose.id)).toBe(false)
          expect(dose.isLive && known.some((one) => isShortlyBefore(one, today))).toBe(false)
        }
        expect(plan.filter(({ state }) => state === 'given')).toHaveLength(known.length)
      }),
      { numRuns, seed },
    )
  }, 900_000)
})
