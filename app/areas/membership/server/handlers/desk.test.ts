import { notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { changesOf } from '#app/areas/access/audit/rules.ts'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import { talkServicer } from '#app/areas/help/contract.ts'
import { grantPoints, pointsLedger } from '#app/areas/points/server/public.ts'
import type { PatientId } from '#app/context.ts'
import { dayOf } from '#kit/time/day.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { aShop } from '#test/support/mall.ts'
import { aCombo, buyCombo } from '#test/support/membership.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { getMemberLvlDetail, getMemberLvlList, myMemberDetail } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import type { Moved } from '../../desk/parts/moved.ts'
import { moved } from '../jobs.ts'
import { membershipLevels } from '../tables.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let made = 0

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
}, 120_000)
beforeEach(() => app.db.delete(membershipLevels))
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const sheet = (level: number, growth: number, more: object = {}): CallInput<typeof calls.deskLevelAdd> => ({
  level,
  growth,
  name: `第${level}等`,
  privileges: '问诊会员价\n\u200b\n 会员专属客服 ',
  ...more,
})
const add = (level: number, growth: number, more: object = {}) =>
  app.callApi(calls.deskLevelAdd, sheet(level, growth, more), keeper())
const change = (level: number, growth: number, more: object = {}) =>
  app.callApi(calls.deskLevelChange, sheet(level, growth, more), keeper())
const remove = (level: number) => app.callApi(calls.deskLevelRemove, { level }, keeper())
const levels = async () => (await app.callApi(getMemberLvlList, {})).list.map(({ level, growth }) => [level, growth])
/** Somebody who has grown so far. */
const grown = async (growth: number): Promise<Person> => {
  const person = await signIn(app)
  const now = app.clock.now()
  const done = { businessMark: 'daily', taskId: 'grow', action: 'action_like', objectId: `${++made}` }
  await grantPoints(app.db, person.patientId as PatientId, done, {
    amount: 0,
    growth,
    day: dayOf(now),
    happenedAt: now,
  })
  return person
}
const levelOf = async (person: Person) => (await app.callApi(myMemberDetail, {}, person)).level
/** The level that customer service was told of. */
const toldOf = async (person: Person) => (await app.callApi(talkServicer, {}, person)).member_level

test('levels are the platform’s: for its desk’s roles that keep them alone', async () => {
  for (const [call, input] of [
    [calls.deskLevels, {}],
    [calls.deskLevelPreview, { level: 0 }],
    [calls.deskLevelAdd, sheet(1, 0, { name: '\u200b' })],
    [calls.deskLevelChange, sheet(9, 900)],
    [calls.deskLevelRemove, { level: 9 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input)), call.path).not.toContain('not refused')
    const fits = call === calls.deskLevelAdd ? sheet(1, 0) : input
    expect(await rolesRefused(app, ctx, call, fits)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, fits, { staffKey: there.keeper.staffKey })).toBe('not-platform')
  }
})

test('with no level at all patients see a name, no steps and no next one; a package makes a member of them all the same', async () => {
  const person = await grown(500)
  expect(await app.callApi(getMemberLvlList, {})).toEqual({ list: [] })
  expect(await app.refusal(getMemberLvlDetail, { level: 1 })).toBe('not-found')
  const mine = () => app.callApi(myMemberDetail, {}, person)
  expect(await mine()).toMatchObject({ level: 0, level_name: '注册用户', next_level_name: '', next_growth: 0 })
  await buyCombo(app, person, await aCombo(app))
  expect(await mine()).toMatchObject({ level: 1, level_name: '会员', privileges: [] })
  expect(await app.callApi(calls.deskLevels, {}, keeper())).toEqual({ list: [] })
  expect(await app.refusal(calls.deskLevelChange, sheet(0, 0), keeper())).toBe('not-found')
})

test('the first level makes the one too with which everybody begins, which stays at 0 and stays there', async () => {
  await add(1, 100)
  expect(await levels()).toEqual([
    [0, 0],
    [1, 100],
  ])
  const { list } = await app.callApi(calls.deskLevels, {}, keeper())
  expect(list[1]?.privileges).toEqual(['问诊会员价', '会员专属客服'])
  expect(await app.refusal(calls.deskLevelChange, sheet(0, 50), keeper())).toBe('base')
  expect(await app.refusal(calls.deskLevelRemove, { level: 0 }, keeper())).toBe('base')
  await change(0, 0, { name: '新朋友', privileges: '' })
  const person = await signIn(app)
  expect(await app.callApi(myMemberDetail, {}, person)).toMatchObject({ level_name: '新朋友', privileges: [] })
})

test.each([
  ['no more growth than the one below', sheet(3, 500), 'too-low'],
  ['the growth of the one above', sheet(3, 2_000), 'too-high'],
  ['more growth than the one above', sheet(3, 2_001), 'too-high'],
  ['no growth, as the one with which everybody begins', sheet(3, 0), 'too-low'],
  ['the name of another', sheet(3, 900, { name: '第2等' }), 'same-name'],
  ['a number that is taken', sheet(2, 900), 'taken'],
  ['more privileges than are read', sheet(3, 900, { privileges: '一\n'.repeat(11) }), 'privileges'],
  ['a privilege longer than its line', sheet(3, 900, { privileges: '长'.repeat(31) }), 'privileges'],
  ['no name', sheet(3, 900, { name: '\u200b' }), '422'],
  ['a number beyond all', sheet(100, 9_999), '422'],
  ['less than nothing', sheet(3, -1), '422'],
])('a level with %s is refused, and nothing is stored', async (_, input, why) => {
  for (const [level, growth] of [
    [1, 100],
    [2, 500],
    [4, 2_000],
  ] as const)
    await add(level, growth)
  const before = await levels()
  expect(await app.refusal(calls.deskLevelAdd, input, keeper())).toBe(why)
  if (why !== 'taken' && why !== '422') {
    await add(3, 900)
    expect(await app.refusal(calls.deskLevelChange, input, keeper())).toBe(why)
    await app.callApi(calls.deskLevelRemove, { level: 3 }, keeper())
  }
  expect(await levels()).toEqual(before)
})

test('where steps move, how many are concerned is said before, and each is told the level that counts for them now', async () => {
  const [low, high, member] = [await grown(90), await grown(450), await grown(0)]
  await buyCombo(app, member, await aCombo(app))
  const preview = (level: number, growth?: number) => app.callApi(calls.deskLevelPreview, { level, growth }, keeper())
  const told = async () => [await toldOf(low), await toldOf(high), await toldOf(member)]
  const counted = async () => [await levelOf(low), await levelOf(high), await levelOf(member)]
  const steps: [() => Promise<Moved>, () => Promise<Moved>, number[], Moved][] = [
    [() => preview(1, 100), () => add(1, 100), [0, 1, 1], { up_num: 1, down_num: 0 }],
    [() => preview(2, 500), () => add(2, 500), [0, 1, 1], { up_num: 0, down_num: 0 }],
    [() => preview(2, 450), () => change(2, 450), [0, 2, 1], { up_num: 1, down_num: 0 }],
    [() => preview(1, 90), () => change(1, 90), [1, 2, 1], { up_num: 1, down_num: 0 }],
    [() => preview(1, 91), () => change(1, 91), [0, 2, 1], { up_num: 0, down_num: 1 }],
    [() => preview(2), () => remove(2), [0, 1, 1], { up_num: 0, down_num: 1 }],
    [() => preview(1), () => remove(1), [0, 0, 1], { up_num: 0, down_num: 1 }],
  ]
  // Those of other tests would be counted too.
  await app.db.delete(pointsLedger).where(
    notInArray(
      pointsLedger.patientId,
      [low, high, member].map(({ patientId }) => patientId),
    ),
  )
  for (const [asked, written, levels, people] of steps) {
    expect(await asked()).toEqual(people)
    expect(await written()).toMatchObject(people)
    expect(await counted()).toEqual(levels)
    await app.wakeAll()
    expect(await told()).toEqual(levels)
  }
  expect(await app.refusal(calls.deskLevelPreview, { level: 0 }, keeper())).toBe('base')
  // It is not left to the night.
  const writing = [calls.deskLevelAdd, calls.deskLevelChange, calls.deskLevelRemove]
  expect(new Set(writing.map(({ runsJob }) => runsJob))).toEqual(new Set([moved.name]))
})

test('who grew while the steps moved and was missed is told by the next night', async () => {
  await add(1, 100)
  const person = await grown(200)
  expect(await toldOf(person)).toBe(0)
  await app.wakeAll()
  expect(await toldOf(person)).toBe(1)
})

test('two who write levels at once do not put one above the other’s', async () => {
  await add(1, 100)
  const said = await Promise.all([
    app.refusal(calls.deskLevelAdd, sheet(2, 900), keeper()),
    app.refusal(calls.deskLevelAdd, sheet(3, 800), keeper()),
  ])
  expect(said.filter((one) => one === 'not refused')).toHaveLength(1)
})

test('the audit tells in words what was changed of a level, and of how many', async () => {
  await add(1, 100)
  const person = await grown(120)
  await change(1, 130, { name: '铜卡', privileges: '生日祝福' })
  await remove(1)
  const { list } = await app.callApi(deskAuditList, { act: 'membership-level.' }, { staffKey: ctx.admin.staffKey })
  expect(list.slice(0, 3).map(({ act, row_id }) => [act, row_id])).toEqual([
    ['membership-level.remove', '1'],
    ['membership-level.change', '1'],
    ['membership-level.add', '1'],
  ])
  const told = changesOf(list[1]?.before ?? null, list[1]?.after ?? null)
  expect(told).toEqual(
    expect.arrayContaining([
      { name: '等级名称', before: '第1等', after: '铜卡' },
      { name: '需要的成长值', before: '100', after: '130' },
      { name: '等级权益', before: '问诊会员价、会员专属客服', after: '生日祝福' },
    ]),
  )
  expect(told.find(({ name }) => name === '降级的人数')).toBeDefined()
  expect(await levelOf(person)).toBe(0)
})
