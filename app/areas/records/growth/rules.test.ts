import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths } from '#kit/time/day.ts'
import {
  bmiOf,
  doubtOf,
  figuresAt,
  type Line,
  levelOf,
  type Measure,
  type Standard,
  scoresOf,
  tableOf,
  valueAt,
  zOf,
} from './rules.ts'
import { editions } from './server/seed/editions.ts'
import { readEdition } from './server/seed/read-edition.ts'

const root = join(import.meta.dirname, '../../../..')
/** Where the full tables lie on machines that have them; sums and samples of them stand below for all others. */
const full = process.env.GROWTH_TABLES ?? join(root, '../shared/data/growth')

const standardOf = async ({ file, head }: (typeof editions)[number]): Promise<Standard> => {
  const tables = new Map<string, Line[]>()
  for (const { measure, sex, at, figures } of await readEdition(file, head)) {
    const name = `${measure} ${sex}`
    tables.set(name, [...(tables.get(name) ?? []), { at, figures }])
  }
  const { standard: code, edition, title, source, effective_on: effectiveOn, age_unit: unit } = head
  return { code, edition, title, source, effectiveOn, unit, tables }
}

let china: Standard
let who: Standard

beforeAll(async () => {
  ;[china, who] = (await Promise.all(editions.map(standardOf))) as [Standard, Standard]
})

const BORN = '2024-01-01'
const boy = { sex: 'male', birthday: BORN, gestationDays: null } as const
const zAt = (standard: Standard, measure: Measure, days: number, measured: object, child: object = {}) =>
  scoresOf(standard, { ...boy, ...child }, { on: addDays(BORN, days), ...measured }).find(
    (score) => score.measure === measure,
  )?.z

interface Printed {
  who: string
  measure: Measure
  days: number
  z: number | undefined
  printed: number
}

const numberIn = (text: string | undefined) => (text ? Number(text) : undefined)

/** What WHO's program printed for a child of its survey, each beside our score. */
const printedOf = (row: Record<string, string>): Printed[] => {
  const days = numberIn(row.agedays)
  if (days === undefined || days > 1856) return []
  const measured = {
    weightKg: numberIn(row.WEIGHT),
    statureCm: numberIn(row.HEIGHT),
    posture: ({ l: 'lying', h: 'standing' } as const)[row.measure ?? ''],
  }
  const child = { sex: row.GENDER === '2' ? 'female' : 'male' }
  const columns: [Measure, string | undefined][] = [
    ['weight', row.ZWEI],
    ['stature', row.ZLEN],
    [days < 731 ? 'weight_for_length' : 'weight_for_height', row.ZWFL],
    ['bmi', row.ZBMI],
  ]
  return columns
    .filter(([, printed]) => printed)
    .map(([measure, printed]) => {
      const z = zAt(who, measure, days, measured, child)
      return { who: row.id ?? '', measure, days, z, printed: Number(printed) }
    })
}

test('all 1,899 scores of WHO’s own survey come out to the last printed digit', () => {
  const file = join(root, 'node_modules/jsgrowup/testdata/survey_z_rc.csv')
  const all = parse<Record<string, string>>(readFileSync(file, 'utf8'), {
    // What WHO's program worked out has names with an underscore.
    columns: (names: string[]) => names.map((name) => name.replace(/^_/, '')),
  }).flatMap(printedOf)
  expect(all.filter(({ z, printed }) => z === undefined || Math.abs(z - printed) > 0.01)).toEqual([])
  expect(all).toHaveLength(1_899)
})

describe.skipIf(!existsSync(full))('beside the full tables', () => {
  const read = (name: string) => JSON.parse(readFileSync(join(full, name), 'utf8'))

  test('20,000 scores by the knots of WHO’s tables are within 0.005 of those by each day', () => {
    const { age_days } = read('who-lms.json')
    const names = { weight: 'weight', stature: 'stature', head: 'head_circumference', bmi: 'body_mass_index' } as const
    let seed = Number(process.env.SEED ?? 20_261_127)
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    let worst = 0
    for (let n = 0; n < 20_000; n += 1) {
      const measure = (['weight', 'stature', 'head', 'bmi'] as const)[n % 4] as keyof typeof names
      const sex = random() < 0.5 ? 'male' : 'female'
      const day = Math.floor(random() * 1857)
      const [, ...exact] = age_days[`${names[measure]}${sex === 'male' ? 'M' : 'F'}`][day]
      const value = valueAt(exact, random() * 6 - 3)
      const ours = figuresAt(tableOf(who, measure, sex) ?? [], day) ?? []
      worst = Math.max(worst, Math.abs(zOf(measure, ours, value) - zOf(measure, exact, value)))
    }
    expect(worst).toBeLessThan(0.005)
  })

  test('every line of China’s tables is the one of the standard', () => {
    const tables = read('cn-wst423-2022.json')
    const byAgeOrSize = ['weight', 'stature', 'head', 'bmi', 'weight_for_length', 'weight_for_height'] as const
    const printed = [
      ...byAgeOrSize.map((measure) => ({ measure, table: tables[measure], unit: 1 })),
      // WS/T 612-2018 is printed by years.
      { measure: 'stature_school' as const, table: tables.height_7_18, unit: 12 },
    ]
    const lines = printed.flatMap(({ measure, table, unit }) =>
      Object.entries({ male: table.M, female: table.F }).flatMap(([sex, rows]) =>
        rows.map(([at, ...figures]: number[]) => ({ measure, sex, at: (at ?? 0) * unit, figures })),
      ),
    )
    for (const { measure, sex, at, figures } of lines)
      expect(figuresAt(tableOf(china, measure, sex) ?? [], at)).toEqual(figures)
    expect(lines).toHaveLength(570)
  })
})

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0)
const linesOf = (standard: Standard, measure: Measure, sex: 'male' | 'female') => tableOf(standard, measure, sex) ?? []

/** Of each table of China's standards: its lines, the sum of all their figures, and a line from within it. */
test.each([
  ['weight', 'male', 44, 4205.5, 22, [9, 9.9, 11, 12.2, 13.5, 15, 16.8]],
  ['weight', 'female', 44, 4026.2, 22, [8.5, 9.4, 10.4, 11.5, 12.9, 14.5, 16.4]],
  ['stature', 'male', 44, 27474.7, 22, [78, 81, 84, 87, 90.1, 93.1, 96.1]],
  ['stature', 'female', 44, 27069.3, 22, [76.9, 79.9, 82.8, 85.8, 88.8, 91.8, 94.8]],
  ['head', 'male', 29, 9219.3, 14, [43, 44.2, 45.4, 46.6, 47.9, 49.2, 50.6]],
  ['head', 'female', 29, 9015.8, 14, [42, 43.2, 44.4, 45.6, 46.9, 48.2, 49.5]],
  ['bmi', 'male', 44, 5114.3, 81, [12.1, 13, 14.1, 15.4, 17.2, 19.7, 23.3]],
  ['bmi', 'female', 44, 4991.3, 81, [11.8, 12.7, 13.8, 15, 16.7, 18.8, 21.7]],
  ['weight_for_length', 'male', 56, 3566.8, 73, [7.4, 8, 8.6, 9.3, 10.2, 11.2, 12.3]],
  ['weight_for_length', 'female', 56, 3482.6, 73, [7.2, 7.7, 8.3, 9, 9.8, 10.8, 11.9]],
  ['weight_for_height', 'male', 56, 6880.8, 103, [13.3, 14.2, 15.1, 16.3, 17.6, 19.2, 21.1]],
  ['weight_for_height', 'female', 56, 6721.5, 103, [13, 13.8, 14.8, 16, 17.3, 19, 21]],
  ['stature_school', 'male', 12, 12874.5, 156, [134.42, 143.01, 151.6, 160.19, 168.78, 177.38, 185.98]],
  ['stature_school', 'female', 12, 12458.3, 156, [137.59, 143.75, 149.91, 156.07, 162.23, 168.39, 174.55]],
] as const)('China’s %s of a %s: %i lines, together %d, at %i as printed', (measure, sex, lines, sum, at, figures) => {
  const table = linesOf(china, measure, sex)
  expect(table).toHaveLength(lines)
  expect(sumOf(table.flatMap((line) => line.figures))).toBeCloseTo(sum, 1)
  expect(table.find((line) => line.at === at)?.figures).toEqual(figures)
})

/** Of each table of WHO's, thinned: its lines, and the sum of their medians. */
test.each([
  ['weight', 'male', 242, 2974.0691],
  ['weight', 'female', 242, 2881.6771],
  ['stature', 'male', 350, 37790.0618],
  ['stature', 'female', 350, 36941.539],
  ['head', 'male', 182, 7718.6832],
  ['head', 'female', 182, 7551.6955],
  ['bmi', 'male', 350, 5921.0851],
  ['bmi', 'female', 350, 5875.0687],
  ['weight_for_length', 'male', 131, 1307.2317],
  ['weight_for_length', 'female', 131, 1285.8582],
  ['weight_for_height', 'male', 111, 1548.3966],
  ['weight_for_height', 'female', 111, 1534.6706],
] as const)('WHO’s %s of a %s: %i lines, whose medians are together %d', (measure, sex, lines, sum) => {
  const table = linesOf(who, measure, sex)
  expect(table).toHaveLength(lines)
  expect(sumOf(table.map(({ figures: [, median = 0] }) => median))).toBeCloseTo(sum, 3)
})

test('every line of China’s tables rises from −3 to +3 SD', () => {
  for (const lines of china.tables.values())
    for (const { figures } of lines) expect(figures).toEqual([...figures].sort((a, b) => a - b))
})

test.each(['weight', 'stature', 'head', 'weight_for_length', 'weight_for_height', 'stature_school'] as const)(
  'the medians of %s in China’s tables rise from line to line',
  (measure) => {
    for (const sex of ['female', 'male']) {
      const medians = (tableOf(china, measure, sex) ?? []).map(({ figures }) => figures[3] ?? 0)
      expect(medians).toEqual([...medians].sort((a, b) => a - b))
    }
  },
)

test('WHO: a one-year boy of 16 kg stands at 4.96, where plain LMS would say 4.71', () => {
  expect(zAt(who, 'weight', 365, { weightKg: 16 })).toBeCloseTo(4.96, 1)
})

test('a boy at China’s −2 SD stands at WHO −1.37 to −1.83: the standards are not the same', () => {
  const days = 365
  const zs = [7.4, 8.2].map((weightKg) => [
    zAt(china, 'weight', 366, { weightKg }),
    zAt(who, 'weight', days, { weightKg }),
  ])
  expect(zs[1]?.[0]).toBeCloseTo(-2, 6)
  expect(zs[1]?.[1]).toBeGreaterThan(-1.83)
  expect(zs[1]?.[1]).toBeLessThan(-1.3)
})

test('standing under two years is 0.7 cm more, lying from then on 0.7 less', () => {
  const lying = zAt(who, 'stature', 700, { statureCm: 86.7, posture: 'lying' })
  expect(zAt(who, 'stature', 700, { statureCm: 86, posture: 'standing' })).toBeCloseTo(lying as number, 9)
  const standing = zAt(who, 'stature', 800, { statureCm: 88, posture: 'standing' })
  expect(zAt(who, 'stature', 800, { statureCm: 88.7, posture: 'lying' })).toBeCloseTo(standing as number, 9)
})

test('the step from length to height is between day 730 and 731, and nothing is mixed across it', () => {
  const [before, after] = [730, 731].map((day) =>
    valueAt(figuresAt(tableOf(who, 'stature', 'male') ?? [], day) ?? [], 0),
  )
  expect((before as number) - (after as number)).toBeCloseTo(0.67, 2)
  const at = (month: number) => valueAt(figuresAt(tableOf(china, 'stature', 'male') ?? [], month, 24) ?? [], 0)
  expect(at(23.999)).toBeCloseTo(89, 2)
  expect(at(24)).toBe(88.2)
})

test('the corrected age of a preterm child chooses line and table until 24 months', () => {
  const preterm = { gestationDays: 224 }
  expect(zAt(who, 'weight', 100, { weightKg: 5 }, preterm)).toBeCloseTo(
    zAt(who, 'weight', 44, { weightKg: 5 }) as number,
    9,
  )
  expect(zAt(who, 'weight', 55, { weightKg: 3 }, preterm)).toBeUndefined()
  expect(zAt(who, 'weight', 56, { weightKg: 3 }, preterm)).toBeDefined()
  const twoYears = 731
  expect(addMonths(BORN, 24)).toBe(addDays(BORN, twoYears))
  expect(zAt(who, 'stature', twoYears - 1, { statureCm: 85 }, preterm)).toBeCloseTo(
    zAt(who, 'stature', twoYears - 57, { statureCm: 85 }) as number,
    9,
  )
  expect(zAt(who, 'stature', twoYears, { statureCm: 85 }, preterm)).toBeCloseTo(
    zAt(who, 'stature', twoYears, { statureCm: 85 }) as number,
    9,
  )
})

test('outside of its tables a standard gives no score', () => {
  expect(zAt(china, 'weight', 365 * 8, { weightKg: 25 })).toBeUndefined()
  expect(zAt(china, 'stature', 365 * 6 + 331, { statureCm: 120 })).toBeUndefined()
  expect(zAt(china, 'stature_school', 365 * 8, { statureCm: 128 })).toBeDefined()
  expect(zAt(who, 'head', 1_900, { headCm: 50 })).toBeUndefined()
  expect(zAt(china, 'weight', 10, { statureCm: 50 })).toBeUndefined()
})

test('levels are those of the standard’s table 3', () => {
  const levels = [-3.1, -2.1, -2, 0, 1, 2, 2.1].map((z) => [levelOf('weight', z), levelOf('bmi', z)].join(' '))
  expect(levels).toEqual([
    'very-low very-low',
    'low low',
    'usual usual',
    'usual usual',
    'usual high',
    'usual very-high',
    'high very-high',
  ])
  expect(bmiOf(16, 100)).toBeCloseTo(16)
})

test.each([
  ['grams', { weightKg: 9_600 }, 9.6],
  ['jin', { weightKg: 19.2 }, 9.6],
  ['a misplaced point', { weightKg: 0.96 }, 9.6],
  ['metres', { statureCm: 0.76 }, 76],
  ['millimetres', { statureCm: 760 }, 76],
  ['a head in millimetres', { headCm: 460 }, 46],
])('%s instead of the unit that is asked are doubted, with what was meant', (_, measured, meant) => {
  expect(doubtOf(who, boy, { on: addDays(BORN, 365), ...measured }, [])?.meant?.value).toBe(meant)
})

test.each([
  ['a year-old of 76 cm and 9.6 kg', { weightKg: 9.6, statureCm: 76, headCm: 46 }, undefined],
  ['who is 0.5 cm shorter than a week before', { statureCm: 75 }, undefined],
  ['who is 0.6 cm shorter', { statureCm: 74.9 }, '矮了'],
  ['who is 15 % heavier after a week', { weightKg: 10.9 }, undefined],
  ['who is 16 % heavier', { weightKg: 11.1 }, '1 斤是 0.5 公斤'],
  ['nobody knows why', { weightKg: 60 }, '差得很远'],
])('%s: %j', (_, measured, why) => {
  const before = { on: addDays(BORN, 358), weightKg: 9.5, statureCm: 75.5 }
  const doubt = doubtOf(who, boy, { on: addDays(BORN, 365), ...measured }, [before])?.why
  if (why === undefined) expect(doubt).toBeUndefined()
  else expect(doubt).toContain(why)
})

test('what is written late is compared with what came after', () => {
  const after = { on: addDays(BORN, 372), statureCm: 76 }
  expect(doubtOf(who, boy, { on: addDays(BORN, 365), statureCm: 77 }, [after])?.why).toContain('还高')
})
