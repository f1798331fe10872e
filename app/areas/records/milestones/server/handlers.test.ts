import { afterAll, beforeAll, expect, test } from 'vitest'
import * as children from '#app/areas/records/children/contract.ts'
import { ownRows } from '#test/support/own-rows.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ at: '2026-09-02 09:00' })
})
afterAll(() => app.close())

const withChild = async (birthday: string, gestation_days?: number) => {
  const me = await signIn(app)
  const baby = { baby_name: '林小满', sex: 1, birthday, guardian_consent: 1, gestation_days }
  return { me, child_id: (await app.callApi(children.addBabyHr, baby, me)).id }
}
const ageOf = async ({ me, child_id }: Awaited<ReturnType<typeof withChild>>, months: number) =>
  (await app.callApi(calls.milestones, { child_id }, me)).ages.find((age) => age.months === months)

test('a sign that is none, an answer that is none and a stranger are refused', async () => {
  const { me, child_id } = await withChild('2025-09-02')
  const input = { child_id, sign: '12-1', answer: 'can' as const }
  expect(await app.refusal(calls.answerMilestone, { ...input, sign: '13-1' }, me)).toBe('unknown-sign')
  expect(await app.refusal(calls.answerMilestone, { ...input, answer: 'perhaps' as 'can' }, me)).toBe('422')
  expect(await app.refusal(calls.answerMilestone, input, await signIn(app))).toBe('not-found')
  expect(await app.refusal(calls.milestones, { child_id }, await signIn(app))).toBe('not-found')
})

test('at an age that has come one thing that cannot be done yet is a reason to ask, at a later age it is none', async () => {
  const baby = await withChild('2025-09-02')
  const say = (sign: string, answer: 'can' | 'not-yet' | 'unsure') =>
    app.callApi(calls.answerMilestone, { child_id: baby.child_id, sign, answer }, baby.me)
  await Promise.all([say('12-1', 'can'), say('12-2', 'unsure'), say('18-4', 'not-yet')])
  expect(await ageOf(baby, 12)).toMatchObject({ is_current: 1, needs_visit: 0 })
  expect(await ageOf(baby, 18)).toMatchObject({ has_come: 0, needs_visit: 0 })
  await say('12-4', 'not-yet')
  const shown = await ageOf(baby, 12)
  expect(shown).toMatchObject({ needs_visit: 1 })
  expect(shown?.signs.map(({ answer }) => answer)).toEqual(['can', 'unsure', '', 'not-yet'])
})

test('a child that came eight weeks early is asked by its corrected age, and visits go by its birthday', async () => {
  const baby = await withChild('2025-09-02', 224)
  expect(await ageOf(baby, 12)).toMatchObject({ has_come: 0 })
  const shown = await app.callApi(calls.milestones, { child_id: baby.child_id }, baby.me)
  expect(shown).toMatchObject({ is_corrected: 1, visit: { age_words: '12 个月', date: '2026-09-02' } })
})

test('a visit is ticked off from a month before its day on, by who may write, and the next one follows', async () => {
  const baby = await withChild('2025-09-20')
  const { me, child_id } = baby
  const tick = (months: number, is_done = 1) => app.callApi(calls.tickVisit, { child_id, months, is_done }, me)
  const refused = (months: number) => app.refusal(calls.tickVisit, { child_id, months, is_done: 1 }, me)
  expect(await refused(7)).toBe('unknown-visit')
  expect(await refused(18)).toBe('not-yet')
  const shown = async () => app.callApi(calls.milestones, { child_id }, me)
  expect((await shown()).visit).toMatchObject({ months: 12, date: '2026-09-20', state: 'now' })
  // Two at once: neither is lost, nor what was answered before.
  await app.callApi(calls.answerMilestone, { child_id, sign: '8-1', answer: 'can' }, me)
  await Promise.all([tick(12), tick(8)])
  const { visit, visits, ages } = await shown()
  expect(visit).toMatchObject({ months: 18, state: 'coming' })
  expect(visits.filter(({ state }) => state === 'done').map(({ months }) => months)).toEqual([8, 12])
  expect(visits.find(({ months }) => months === 6)?.state).toBe('missed')
  expect(ages.find(({ months }) => months === 8)?.signs[0]?.answer).toBe('can')
  await tick(12, 0)
  expect((await shown()).visit?.months).toBe(12)
  expect(await app.refusal(calls.tickVisit, { child_id, months: 8, is_done: 1 }, await signIn(app))).toBe('not-found')
  expect(await ownRows(app, me, 'milestones')).toContainEqual({ child_id, title: '8 个月体检', answer: '去过了' })
})

test('a newborn is visited at home, then comes to the clinic between day 28 and 30, and to the later ages after it', async () => {
  const born = await withChild('2026-08-30')
  const shown = await app.callApi(calls.milestones, { child_id: born.child_id }, born.me)
  expect(shown.visits.map(({ months }) => months)).toEqual([0, 1, 3, 6, 8, 12, 18, 24, 30, 36, 48, 60, 72])
  expect(shown.visit).toMatchObject({
    months: 0,
    title: '新生儿家庭访视',
    when_words: expect.stringContaining('出院后 7 天内'),
    state: 'now',
    state_words: '这几天',
  })
  expect(await app.refusal(calls.tickVisit, { child_id: born.child_id, months: 1, is_done: 1 }, born.me)).toBe(
    'not-yet',
  )
  await app.callApi(calls.tickVisit, { child_id: born.child_id, months: 0, is_done: 1 }, born.me)
  expect((await app.callApi(calls.milestones, { child_id: born.child_id }, born.me)).visit).toMatchObject({
    title: '满月体检',
    date: '2026-09-27',
    state: 'coming',
  })
  // Five weeks old, nobody came: the visit at home is over, the clinic still waits.
  const older = await withChild('2026-07-29')
  const { visits, visit } = await app.callApi(calls.milestones, { child_id: older.child_id }, older.me)
  expect(visits[0]?.state).toBe('missed')
  expect(visit).toMatchObject({ months: 1, date: '2026-08-26', state: 'now' })
})

test('WHO’s six windows stand beside the age that counts, the corrected one of who came early', async () => {
  const states = async (gestation_days?: number) => {
    const baby = await withChild('2026-03-02', gestation_days)
    const { motor } = await app.callApi(calls.milestones, { child_id: baby.child_id }, baby.me)
    return motor.map(({ from, to, state }) => [from, to, state])
  }
  expect(await states()).toEqual([
    [3.8, 9.2, 'open'],
    [4.8, 11.4, 'open'],
    [5.2, 13.5, 'open'],
    [5.9, 13.7, 'open'],
    [6.9, 16.9, 'ahead'],
    [8.2, 17.6, 'ahead'],
  ])
  // Eight weeks early: at six months four by what counts.
  expect((await states(224)).map(([, , state]) => state)).toEqual(['open', ...Array(5).fill('ahead')])
  const old = await withChild('2024-09-02')
  const { motor } = await app.callApi(calls.milestones, { child_id: old.child_id }, old.me)
  expect(new Set(motor.map(({ state }) => state))).toEqual(new Set(['past']))
})

test('after six years there is no visit, before three months nothing is asked', async () => {
  const old = await withChild('2020-07-01')
  expect((await app.callApi(calls.milestones, { child_id: old.child_id }, old.me)).visit).toBeNull()
  const young = await withChild('2026-08-01')
  const { ages } = await app.callApi(calls.milestones, { child_id: young.child_id }, young.me)
  expect(ages.some(({ is_current }) => is_current === 1)).toBe(false)
})

test('answers stand in the file of the owner’s data, and not in the database as they are', async () => {
  const { me, child_id } = await withChild('2025-09-02')
  await app.callApi(calls.answerMilestone, { child_id, sign: '12-4', answer: 'not-yet' }, me)
  expect(await ownRows(app, me, 'milestones')).toEqual([{ child_id, title: '扶着东西能站', answer: '还不会' }])
  const { rows } = await app.pool.query("select string_agg(t::text, ' ') as dump from records_milestones t")
  expect(rows[0].dump).not.toContain('not-yet')
})
