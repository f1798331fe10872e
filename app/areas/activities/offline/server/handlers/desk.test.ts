import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { findBroken } from '#kit/db/invariants.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd, signInOne } from '#test/support/crowd.ts'
import { anEvent } from '#test/support/offline.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { offLineById, offLineMine, offLineSignUp } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'
import { codeText } from '../../rules.ts'
import { invariants } from '../queries/invariants.ts'

let app: TestApp
let clinic: Clinic
let here: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  clinic = await openClinic(app)
  here = await signInAllRoles(app, clinic.hospitalId)
  there = await signInAllRoles(app, (await openClinic(app)).hospitalId)
}, 120_000)
afterAll(async () => {
  expect(await findBroken(app.db, invariants)).toEqual([])
  await app.close()
})

const keeper = () => ({ staffKey: here.keeper.staffKey })
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
const nurse = () => ({ staffKey: here.nurse.staffKey })
const other = () => ({ staffKey: there.keeper.staffKey })
const about = (more = {}) => ({
  dep_id: clinic.depId,
  title: '孕妇学校',
  intro: '第一课：怎么数胎动。',
  place: '门诊楼 2 层',
  date: '2026-11-28',
  begin: '09:00',
  end: '11:00',
  sign_hours: 2,
  places: 2,
  doctor_ids: String(clinic.doctorIds[0]),
  ...more,
})
const sign = (id: number, as: CrowdPerson) => app.callApi(offLineSignUp, { id, member_id: as.memberId }, as)
const add = (more = {}) => app.callApi(calls.deskOfflineAdd, about(more), keeper())
const stateOf = async (as: CrowdPerson) => (await app.callApi(offLineMine, {}, as)).list[0]?.state
const lastWords = async (as: CrowdPerson) => (await app.callApi(messages, {}, as)).list[0]?.text

test('events are announced by those who may, checked in by nurses too, and seen by their own hospital alone', async () => {
  expect(await rawRequestFromOutside(app, calls.deskOffline, {})).toEqual(['login', 'login', '401'])
  expect(await rolesRefused(app, here, calls.deskOfflineAdd, about())).toEqual(
    expect.arrayContaining(['nurse', 'planner']),
  )
  expect(await rolesRefused(app, here, calls.deskOffline, {})).not.toContain('nurse')
  const event_id = await anEvent(app, clinic)
  for (const [call, more] of [
    [calls.deskOfflineEvent, {}],
    [calls.deskOfflinePeople, {}],
    [calls.deskOfflineChange, about({ dep_id: clinic.depId })],
    [calls.deskOfflineCallOff, { reason: '停电' }],
    [calls.deskOfflineNotify, { content: '请早到' }],
    [calls.deskOfflineCheckIn, { code: '123456' }],
  ] as const)
    expect(await app.refusal(call, { event_id, ...more } as never, other())).toBe('not-found')
})

test('what contradicts itself, and departments and doctors of others, are not announced', async () => {
  const no = (more: object) => app.refusal(calls.deskOfflineAdd, about(more), keeper())
  const foreign = await openClinic(app)
  expect(await no({ date: '2026-11-22' })).toBe('fault')
  expect(await no({ end: '09:00' })).toBe('fault')
  expect(await no({ min_age: 60, max_age: 12 })).toBe('fault')
  expect(await no({ dep_id: foreign.depId })).toBe('department')
  expect(await no({ doctor_ids: String(foreign.doctorIds[0]) })).toBe('doctor')
  const { event_id } = await add()
  const shown = await app.callApi(offLineById, { id: event_id })
  expect(shown).toMatchObject({ title: '孕妇学校', status: 'open', left_num: 2, sign_end_time: '2026-11-28 07:00:00' })
  expect(shown.doctors).toHaveLength(1)
})

test('places never shrink below those taken, and more of them go to who waits', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const { event_id } = await add()
  for (const person of [a, b, c]) await sign(event_id, person)
  const change = (more: object) => ({ event_id, ...about(more) })
  expect(await app.refusal(calls.deskOfflineChange, change({ places: 1 }), keeper())).toBe('taken')
  expect([await stateOf(a), await stateOf(b), await stateOf(c)]).toEqual(['signed', 'signed', 'waiting'])
  expect(await app.callApi(calls.deskOfflineChange, change({ places: 3 }), keeper())).toMatchObject({ told: 0 })
  expect(await stateOf(c)).toBe('offered')
  expect(
    await app.callApi(calls.deskOfflineChange, change({ places: 3, place: '住院楼 1 层' }), keeper()),
  ).toMatchObject({
    told: 3,
  })
  expect(await lastWords(a)).toMatch(/改为\d+月\d+日 周. \d\d:\d\d，住院楼 1 层/)
})

test('an event that is called off tells everybody why, and takes no more sign-ups', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const { event_id } = await add()
  for (const person of [a, b, c]) await sign(event_id, person)
  expect(await app.callApi(calls.deskOfflineNotify, { event_id, content: '请带好孕产手册' }, keeper())).toMatchObject({
    told: 2,
  })
  expect(await lastWords(a)).toBe('请带好孕产手册')
  expect(await app.callApi(calls.deskOfflineCallOff, { event_id, reason: '讲课医生生病' }, keeper())).toMatchObject({
    told: 3,
  })
  expect(await lastWords(c)).toContain('讲课医生生病')
  expect([await stateOf(a), await stateOf(c)]).toEqual(['ended', 'ended'])
  expect(await app.refusal(calls.deskOfflineCallOff, { event_id, reason: '再取消' }, keeper())).toBe('over')
  expect(await app.refusal(calls.deskOfflineNotify, { event_id, content: '在吗' }, keeper())).toBe('over')
  expect(await app.refusal(calls.deskOfflineChange, { event_id, ...about() }, keeper())).toBe('over')
  const late = await signInOne(app)
  expect(await app.refusal(offLineSignUp, { id: event_id, member_id: late.memberId }, late)).toBe('closed')
})

test('the code of a sign-up, scanned or typed, checks in who has a place, once, from two hours before until the end', async () => {
  const [a, b, c] = (await signInCrowd(app, 3)) as [CrowdPerson, CrowdPerson, CrowdPerson]
  const event_id = await anEvent(app, clinic, { places: 2, hours: 3 })
  const [first, , third] = [await sign(event_id, a), await sign(event_id, b), await sign(event_id, c)]
  const checkIn = (code: string) => app.refusal(calls.deskOfflineCheckIn, { event_id, code }, nurse())
  expect(await checkIn(first.code)).toBe('not-now')
  app.clock.advance({ hours: 1 })
  expect(await checkIn(first.code === '000000' ? '000001' : '000000')).toBe('code')
  expect(await checkIn(third.code)).toBe('waiting')
  expect(await checkIn('12345')).toBe('code')
  // As it comes from a chat or another keyboard: with spaces, full width, marks that nobody sees.
  const pasted = `\u202d${wide(first.code.slice(0, 3))} ${first.code.slice(3)}\u202c`
  expect(await app.callApi(calls.deskOfflineCheckIn, { event_id, code: pasted }, nurse())).toMatchObject({
    name: '测试人',
    came_num: 1,
  })
  expect(await checkIn(first.code)).toBe('came')
  // As a scanner reads it off the phone; a code for anything else checks nobody in.
  expect(await checkIn(codeText(first.code))).toBe('came')
  expect(await checkIn(codeText(third.code))).toBe('waiting')
  expect(await checkIn(`YILU:ORDER:${first.code}`)).toBe('code')
  const { list } = await app.callApi(calls.deskOfflinePeople, { event_id }, nurse())
  expect(list.map(({ name, state }) => [name, state])).toEqual([
    ['测**', 'came'],
    ['测**', 'signed'],
  ])
  expect((await app.callApi(calls.deskOfflinePeople, { event_id, list: 'waiting' }, nurse())).list).toHaveLength(1)
  app.clock.advance({ hours: 4 })
  expect(await checkIn(third.code)).toBe('over')
})

test('the list is searched, sorted and taken along', async () => {
  await add({ title: '糖友烹饪课' })
  const { list } = await app.callApi(calls.deskOffline, { keyword: '烹饪', sort: 'newest' }, keeper())
  expect(list).toMatchObject([{ title: '糖友烹饪课', taken_num: 0, status: 'open' }])
  expect((await app.callApi(calls.deskOffline, { list: 'off' }, keeper())).list.map(({ status }) => status)).toEqual([
    'off',
  ])
  expect((await app.callApi(calls.deskOfflineExport, { keyword: '烹饪' }, keeper())).text).toContain('糖友烹饪课')
  expect((await app.callApi(calls.deskOffline, {}, other())).list).toEqual([])
  const choices = await app.callApi(calls.deskOfflineChoices, {}, keeper())
  expect(choices.departments.map(({ id }) => id)).toEqual([clinic.depId])
})
