import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as children from '#app/areas/records/children/contract.ts'
import { importFile } from '#server/imports.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'
import { importer } from './import.ts'
import { seed } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-03-02 09:00' })
  await seed.run({ db: app.db, now: app.clock.now(), today: '2026-03-02', config: app.config, scale: 1 })
})
afterAll(() => app.close())

let sent = 0
const client = () => `phone-${++sent}-entry`

const withChild = async (said: { birthday?: string; gestation_days?: number } = {}) => {
  const me = await signIn(app)
  const baby = { baby_name: '林小满', sex: 2, birthday: '2025-03-02', guardian_consent: 1, ...said }
  return { me, child_id: (await app.callApi(children.addBabyHr, baby, me)).id }
}
const day = { date: '2026-03-01', weight: 9.6, stature: 76 }

const carerOf = async (owner: { key: string }, child_id: number, rights: 'log' | 'see') => {
  const carer = await signIn(app)
  const { token } = await app.callApi(children.inviteCarer, { child_id, relation: 'father', rights }, owner)
  await app.callApi(children.joinCarers, { token }, carer)
  return carer
}

test.each([
  ['of a day to come', { date: '2026-03-03' }, 'not-yet'],
  ['of a day before birth', { date: '2025-03-01' }, 'before-birth'],
  ['in which there is nothing', { weight: undefined, stature: undefined }, 'empty'],
  ['in grams', { weight: 9_600 }, 'look-again'],
  ['in jin', { weight: 19.2 }, 'look-again'],
  ['in metres', { stature: 0.76 }, 'look-again'],
  ['that no child has, whoever is sure', { weight: 9_600, is_sure: 1 }, 'impossible'],
  ['without a name of its own', { client_id: '' }, '422'],
  ['that is no number', { weight: 'a lot' as unknown as number }, '422'],
])('a measurement %s is not taken', async (_, said, refused) => {
  const { me, child_id } = await withChild()
  const input = { child_id, client_id: client(), ...day, ...said }
  expect(await app.refusal(calls.addMeasurement, input, me)).toBe(refused)
  expect((await app.callApi(calls.growth, { child_id }, me)).list).toEqual([])
})

test('what is doubted comes with what was meant, and is taken by who is sure', async () => {
  const { me, child_id } = await withChild()
  const input = { child_id, client_id: client(), date: '2026-03-01', weight: 18.9 }
  const { body } = await app.rawRequest(calls.addMeasurement, input, me)
  expect(body).toMatchObject({ reason: 'look-again', data: { meant: { field: 'weight', value: 9.45 } } })
  await app.callApi(calls.addMeasurement, { ...input, is_sure: 1 }, me)
  expect((await app.callApi(calls.growth, { child_id }, me)).list).toMatchObject([{ weight: 18.9 }])
})

test('the standard is named, and the other one says something else', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), ...day, head: 46 }, me)
  const [china, who] = [
    await app.callApi(calls.growth, { child_id }, me),
    await app.callApi(calls.growth, { child_id, standard: 'who' }, me),
  ]
  expect(china.standard).toMatchObject({ code: 'china', edition: 'WS/T 423-2022', effective_date: '2023-03-01' })
  expect(who.standard).toMatchObject({ code: 'who' })
  const scores = (list: typeof china.list) =>
    Object.fromEntries(list[0]?.scores.map(({ measure, z }) => [measure, z]) ?? [])
  expect(Object.keys(scores(china.list))).toEqual(['weight', 'stature', 'head', 'bmi', 'weight_for_length'])
  expect(scores(china.list)).not.toEqual(scores(who.list))
  expect(china.list[0]).toMatchObject({ age_words: '11 个月 27 天', posture_words: '躺着量' })
})

test('a measurement that is sent twice, late or by two at once is there once', async () => {
  const { me, child_id } = await withChild()
  const input = { child_id, client_id: client(), ...day }
  const ids = await Promise.all(Array.from({ length: 4 }, () => app.callApi(calls.addMeasurement, input, me)))
  app.clock.advance({ hours: 3 })
  ids.push(await app.callApi(calls.addMeasurement, input, me))
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  expect((await app.callApi(calls.growth, { child_id }, me)).list).toHaveLength(1)
})

test('a sum of another program is stored as a scale and a tape would show it', async () => {
  const { me, child_id } = await withChild()
  const sum = { weight: 3.3 + 2 * 0.35, stature: 49.1 + 1.5 * 0.3, head: 34.000000001, is_sure: 1 }
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), ...day, ...sum }, me)
  const [one] = (await app.callApi(calls.growth, { child_id }, me)).list
  expect([one?.weight, one?.stature, one?.head]).toEqual([4, 49.6, 34])
})

test('two carers write at once, who only sees writes nothing, and each entry says whose it is', async () => {
  const { me, child_id } = await withChild()
  const [father, aunt] = [await carerOf(me, child_id, 'log'), await carerOf(me, child_id, 'see')]
  await Promise.all(
    [me, father].map((as, n) =>
      app.callApi(calls.addMeasurement, { child_id, client_id: client(), date: day.date, weight: 9.6 + n / 10 }, as),
    ),
  )
  const input = { child_id, client_id: client(), ...day }
  expect(await app.refusal(calls.addMeasurement, input, aunt)).toBe('see-only')
  const { list } = await app.callApi(calls.growth, { child_id }, aunt)
  expect(list.map(({ by }) => by).sort()).toEqual(['', '爸爸'])
  const id = list[0]?.id as number
  expect(await app.refusal(calls.removeMeasurement, { child_id, id }, aunt)).toBe('see-only')
  expect(await app.refusal(calls.removeMeasurement, { child_id, id }, await signIn(app))).toBe('not-found')
  await app.callApi(calls.removeMeasurement, { child_id, id }, father)
  expect((await app.callApi(calls.growth, { child_id }, me)).list).toHaveLength(1)
})

test('the measurement of another child is not taken away through one’s own', async () => {
  const [mine, theirs] = [await withChild(), await withChild()]
  const { id } = await app.callApi(
    calls.addMeasurement,
    { child_id: theirs.child_id, client_id: client(), ...day },
    theirs.me,
  )
  expect(await app.refusal(calls.removeMeasurement, { child_id: mine.child_id, id }, mine.me)).toBe('not-found')
})

test('before the day it was due a preterm child has values and no score, later those of its corrected age', async () => {
  const { me, child_id } = await withChild({ birthday: '2026-01-15', gestation_days: 210 })
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), date: '2026-02-15', weight: 2.2 }, me)
  expect((await app.callApi(calls.growth, { child_id }, me)).list).toMatchObject([
    { weight: 2.2, scores: [], corrected_words: '还差 39 天' },
  ])
  expect(await app.callApi(calls.growthChart, { child_id, measure: 'weight' }, me)).toMatchObject({
    is_corrected: 1,
    chart: { points: [] },
    points: [{ value: 2.2, words: '' }],
  })
})

test('a child born on 29 February is measured on the last day of February', async () => {
  const { me, child_id } = await withChild({ birthday: '2024-02-29' })
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), date: '2026-02-28', stature: 88.2 }, me)
  const [shown] = (await app.callApi(calls.growth, { child_id }, me)).list
  expect(shown).toMatchObject({ age_words: '2 岁', posture_words: '站着量' })
  expect(shown?.scores).toMatchObject([{ measure: 'stature', z: 0 }])
})

test('a chart has seven curves, one point for each measurement, and the points as words', async () => {
  const { me, child_id } = await withChild()
  for (const [date, weight] of [
    ['2025-03-02', 3.4],
    ['2025-09-02', 8.3],
    ['2026-03-01', 10],
  ] as const)
    await app.callApi(calls.addMeasurement, { child_id, client_id: client(), date, weight }, me)
  const { chart, points } = await app.callApi(calls.growthChart, { child_id, measure: 'weight' }, me)
  expect(chart?.curves.map(({ z }) => z)).toEqual([-3, -2, -1, 0, 1, 2, 3])
  expect(chart?.points).toHaveLength(3)
  for (const { x, y } of chart?.points ?? []) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(chart?.width ?? 0)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(chart?.height ?? 0)
  }
  expect(points.map(({ value }) => value)).toEqual([10, 8.3, 3.4])
  // Higher on the page is more: y falls.
  const ends = chart?.curves.map(({ end_y }) => end_y) ?? []
  expect(ends).toEqual([...ends].sort((a, b) => b - a))
})

test.each([
  ['of four months', '2025-11-02', ['0月', '1月', '2月', '3月', '4月', '5月', '6月']],
  ['of a year and a half', '2024-09-02', ['0月', '4月', '8月', '12月', '16月', '20月', '24月']],
  ['of two and a half', '2023-09-02', ['0岁', '1岁', '2岁', '3岁']],
  ['of four', '2022-03-02', ['0岁', '1岁', '2岁', '3岁', '4岁', '5岁']],
  ['of six', '2020-03-02', ['0岁', '1岁', '2岁', '3岁', '4岁', '5岁', '6岁', '7岁']],
  ['of eight', '2018-03-02', ['0岁', '2岁', '4岁', '6岁', '8岁', '10岁']],
  ['of thirteen', '2013-03-02', ['0岁', '3岁', '6岁', '9岁', '12岁', '15岁', '18岁']],
])('the chart of a child %s names its ages at equal distances', async (_, birthday, ages) => {
  const { me, child_id } = await withChild({ birthday })
  const { chart } = await app.callApi(calls.growthChart, { child_id, measure: 'stature' }, me)
  expect(chart?.x_ticks.map(({ text }) => text)).toEqual(ages)
  const places = chart?.x_ticks.map(({ x }) => x) ?? []
  const distances = places.slice(1).map((x, n) => x - (places[n] ?? 0))
  expect(Math.max(...distances) - Math.min(...distances)).toBeLessThan(0.3)
})

test.each([
  ['stature', 2],
  ['bmi', 2],
  ['weight', 1],
  ['head', 1],
] as const)(
  'the curves of %s at two years are %i pieces: a curve breaks only where length becomes height',
  async (measure, pieces) => {
    const { me, child_id } = await withChild({ birthday: '2023-09-02' })
    for (const standard of ['china', 'who'] as const) {
      const { chart } = await app.callApi(calls.growthChart, { child_id, measure, standard }, me)
      expect(chart?.curves.map(({ path }) => path.split('M').length - 1)).toEqual(Array(7).fill(pieces))
    }
  },
)

test('weight for size is drawn by length under two years and by height after, of those taken at an age of that table', async () => {
  const { me, child_id } = await withChild({ birthday: '2024-01-02' })
  const add = (said: object) =>
    app.callApi(calls.addMeasurement, { child_id, client_id: client(), ...said } as never, me)
  await add({ date: '2025-01-02', weight: 9.5, stature: 75 })
  await add({ date: '2025-06-02', weight: 10.5 })
  await add({ date: '2026-02-02', weight: 12.3, stature: 88, posture: 'lying' })
  const older = await app.callApi(calls.growthChart, { child_id, measure: 'weight_for_length' }, me)
  expect(older).toMatchObject({ name: '身高别体重', unit: '公斤', points: [{ value: 12.3, size: 87.3 }] })
  expect(older.chart?.points).toHaveLength(1)
  expect(older.chart?.curves.map(({ path }) => path.startsWith('M'))).toEqual(Array(7).fill(true))
  const young = await withChild({ birthday: '2025-03-02' })
  const empty = await app.callApi(
    calls.growthChart,
    { child_id: young.child_id, measure: 'weight_for_length' },
    young.me,
  )
  expect(empty).toMatchObject({ name: '身长别体重', points: [] })
  expect(empty.chart?.x_ticks.map(({ text }) => text)).toEqual(['50', '60', '70', '80', '90', '100'])
  expect(older.chart?.x_ticks.map(({ text }) => text)).toEqual(['75', '80', '85', '90', '95', '100', '105'])
})

test('between 81 months and 7 years China’s standards have no figure: it is said why, and WHO’s has some', async () => {
  const { me, child_id } = await withChild({ birthday: '2019-05-02' })
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), date: '2026-03-01', stature: 121 }, me)
  const asked = (standard: 'china' | 'who') =>
    app.callApi(calls.growthChart, { child_id, measure: 'stature', standard }, me)
  expect(await asked('china')).toMatchObject({
    gap_words: expect.stringContaining('81 个月'),
    points: [{ value: 121, words: '' }],
  })
  expect(await asked('who')).toMatchObject({ gap_words: '', points: [{ words: '在多数孩子的范围里' }] })
  const [shown] = (await app.callApi(calls.growth, { child_id }, me)).list
  expect(shown?.scores).toEqual([])
})

test('a standard without a table of this measure at this age draws nothing', async () => {
  const { me, child_id } = await withChild({ birthday: '2014-03-02' })
  expect((await app.callApi(calls.growthChart, { child_id, measure: 'stature' }, me)).chart).not.toBeNull()
})

test('values and days do not stand in the database as they are', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), date: '2026-02-17', weight: 9.87 }, me)
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from records_measurements t")
  for (const canary of ['9.87', '2026-02-17']) expect(rows[0].dump).not.toContain(canary)
})

test('measurements stand in the file of the owner’s data, and go with the child', async () => {
  const { me, child_id } = await withChild()
  await app.callApi(calls.addMeasurement, { child_id, client_id: client(), ...day }, me)
  expect(await ownRows(app, me, 'measurements')).toMatchObject([{ child_id, date: day.date, weight: 9.6, stature: 76 }])
  await app.callApi(children.removeChild, { child_id }, me)
  expect(await ownRows(app, me, 'measurements')).toEqual([])
})

test('a newer edition from a file counts from its day on; a line that cannot be is refused by its number', async () => {
  const file = join(app.config.dataDir, 'growth.csv')
  writeFileSync(
    file,
    `standard,edition,title,source,effective_on,age_unit,measure,sex,at,minus3,minus2,minus1,median,plus1,plus2,plus3
china,2030,新标准,某处,2026-03-02,months,weight,男,0,1,2,3,4,5,6,7
china,2030,新标准,某处,2026年03月02日,months,weight,男,12,7,8,9,10,11,12,13
china,2030,新标准,某处,2026-03-02,months,weight,男,13,7,8,9,9,11,12,13
china,2030,新标准,某处,2026-03-02,months,weight,男,14,,8,9,10,11,12,13
china,2030,新标准,某处,2026-03-02,months,weight,男,15,7,8,9,1e1,11,12,13
`,
  )
  const bring = () => importFile(importer as never, { file, ctx: app.context(), progress: () => undefined })
  expect(await bring()).toMatchObject({
    added: 2,
    changed: 0,
    refused: [
      { line: 4, why: 'the values do not rise from minus3 to plus3' },
      { line: 5, why: 'no minus3' },
      { line: 6, why: 'median "1e1" is no number' },
    ],
  })
  expect(await bring()).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  app.clock.advance({ minutes: 6 })
  const { me, child_id } = await withChild()
  const { standard } = await app.callApi(calls.growth, { child_id }, me)
  expect(standard).toMatchObject({ edition: '2030', title: '新标准' })
})
