import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBabyHr, child, inviteCarer, joinCarers } from '#app/areas/records/children/contract.ts'
import { addPrepareHr, menstrual } from '#app/areas/records/cycle/contract.ts'
import { addMeasurement } from '#app/areas/records/growth/contract.ts'
import { addPregnancyHr, pregnant } from '#app/areas/records/pregnancy/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let me: Person
let stranger: Person
let prepare: number
let pregnancy: number

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  me = await signIn(app)
  stranger = await signIn(app)
  prepare = (await app.callApi(addPrepareHr, { last_menses_date: ago(60) }, me)).id
  pregnancy = (await app.callApi(addPregnancyHr, { last_menses_date: ago(60) }, me)).id
})
afterAll(() => app.close())

const ago = (days: number) => addDays(dayOf(app.clock.now()), -days)

test('another’s records are read, switched, changed and deleted by nobody', async () => {
  const userId = me.patientId
  expect(await app.refusal(calls.getHealthRecord, {})).toBe('login')
  expect(await app.callApi(calls.getHealthRecord, {}, stranger)).toEqual({ basic: [], living: [] })
  expect(await app.refusal(calls.currentRecord, { userId }, stranger)).toBe('not-found')
  const chosen = { userId, type: 'prepare' as const, id: prepare }
  expect(await app.refusal(calls.switchRecord, chosen, stranger)).toBe('not-found')
  expect(await app.refusal(calls.switchRecord, { ...chosen, userId: stranger.patientId }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.switchRecord, { ...chosen, id: pregnancy }, me)).toBe('not-found')
  expect(await app.refusal(calls.modifyHealthRecord, { id: prepare, cycle_days: 30 }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.removeRecord, { record_id: prepare }, stranger)).toBe('not-found')
})

test('each record has its kind, its id and its owner; the store has basic and living [X006] [X096] [X098]', async () => {
  const { basic, living } = await app.callApi(calls.getHealthRecord, {}, me)
  expect(basic).toMatchObject([
    { id: pregnancy, type: 'pregnancy', userId: me.patientId, is_current: 1 },
    { id: prepare, type: 'prepare', userId: me.patientId, is_current: 0 },
  ])
  expect(living).toMatchObject([{ record_id: prepare, type: 'prepare', add_date: ago(0) }])
  const one = await app.callApi(calls.getHealthRecord, { type: 'prepare' }, me)
  expect(one.basic.map(({ id }) => id)).toEqual([prepare])
})

test('the current record is the one that was chosen, and another once that is deleted', async () => {
  const current = async () => (await app.callApi(calls.currentRecord, { userId: me.patientId }, me)).current
  expect(await current()).toEqual({ type: 'pregnancy', id: pregnancy })
  const chosen = { type: 'prepare' as const, id: prepare }
  expect((await app.callApi(calls.switchRecord, { userId: me.patientId, ...chosen }, me)).current).toEqual(chosen)
  expect(await current()).toEqual(chosen)
  await app.callApi(calls.removeRecord, { record_id: prepare }, me)
  expect(await current()).toEqual({ type: 'pregnancy', id: pregnancy })
  expect(await app.refusal(calls.removeRecord, { record_id: prepare }, me)).toBe('not-found')
})

test('a record is changed by its kind’s own rules; what is not given stays as it is', async () => {
  expect(await app.refusal(calls.modifyHealthRecord, { id: prepare, cycle_days: 3 }, me)).toBe('odd-cycle')
  await app.callApi(calls.modifyHealthRecord, { id: prepare, cycle_days: 31 }, me)
  const cycle = (await app.callApi(menstrual, { userId: me.patientId }, me)).record
  expect(cycle).toMatchObject({ cycle_days: 31, period_days: 5, last_menses_date: ago(60) })
  expect(await app.refusal(calls.modifyHealthRecord, { id: pregnancy, due_date: ago(60) }, me)).toBe('too-late')
  await app.callApi(calls.modifyHealthRecord, { id: pregnancy, mother_name: '安宁' }, me)
  const changed = (await app.callApi(pregnant, { userId: me.patientId }, me)).record
  expect(changed).toMatchObject({ mother_name: '安宁', pregnancyDays: 60 })
})

test('what records may be used for is said by the patient, and adverts are not until they do', async () => {
  expect(await app.callApi(calls.recordChoices, {}, me)).toEqual({ reminds: 1, may_choose_adverts: 0 })
  const chosen = await app.callApi(calls.chooseForRecords, { may_choose_adverts: 1 }, me)
  expect(chosen).toEqual({ reminds: 1, may_choose_adverts: 1 })
  await app.callApi(calls.chooseForRecords, { reminds: 0 }, me)
  expect(await app.callApi(calls.recordChoices, {}, me)).toEqual({ reminds: 0, may_choose_adverts: 1 })
})

const newChild = async (birthday = ago(100)) =>
  (await app.callApi(addBabyHr, { baby_name: '林小满', sex: 1, birthday, guardian_consent: 1 }, me)).id

test('a child is among the records, with what was measured of it, and may be the one that is looked at [X006] [X096] [X098]', async () => {
  const id = await newChild()
  app.clock.advance({ minutes: 1 })
  await app.callApi(addMeasurement, { child_id: id, date: ago(0), weight: 6, client_id: 'phone-1-first' }, me)
  const { basic, living } = await app.callApi(calls.getHealthRecord, {}, me)
  expect(basic.map(({ type }) => type).sort()).toEqual(['baby', 'pregnancy', 'prepare'])
  expect(living[0]).toMatchObject({ record_id: id, type: 'baby', add_date: ago(0) })
  const babies = await app.callApi(calls.getHealthRecord, { type: 'baby' }, me)
  expect(babies.basic).toEqual([
    { id, type: 'baby', userId: me.patientId, member_id: 0, title: '林小满', is_over: 0, is_current: 0 },
  ])
  const chosen = { type: 'baby' as const, id }
  const userId = stranger.patientId
  expect(await app.refusal(calls.switchRecord, { userId, ...chosen }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.switchRecord, { userId: me.patientId, type: 'baby', id: id + 999 }, me)).toBe(
    'not-found',
  )
  await app.callApi(calls.switchRecord, { userId: me.patientId, ...chosen }, me)
  expect((await app.callApi(calls.currentRecord, { userId: me.patientId }, me)).current).toEqual(chosen)
})

test('a child whom somebody cares for is among their records, under its owner’s id, and they may look at it', async () => {
  const child_id = await newChild()
  const { token } = await app.callApi(inviteCarer, { child_id, relation: 'father', rights: 'see' }, me)
  await app.callApi(joinCarers, { token }, stranger)
  const { basic } = await app.callApi(calls.getHealthRecord, {}, stranger)
  expect(basic).toMatchObject([{ id: child_id, type: 'baby', userId: me.patientId, is_current: 1 }])
  const change = { type: 'baby' as const, id: child_id, baby_name: '林满' }
  expect(await app.refusal(calls.modifyHealthRecord, change, stranger)).toBe('not-found')
  expect((await app.callApi(child, { child_id }, stranger)).baby_name).toBe('林小满')
})

test('a child changes by its kind and id; what is not given stays, what was wrong is refused and changes nothing', async () => {
  const id = await newChild()
  const change = { type: 'baby' as const, id }
  const refusal = (said: object, as = me) => app.refusal(calls.modifyHealthRecord, { ...change, ...said }, as)
  expect(await refusal({ birthday: ago(-1) })).toBe('not-born')
  expect(await refusal({ baby_name: '12345' })).toBe('bad-name')
  expect(await refusal({ gestation_days: 28 })).toBe('odd-gestation')
  expect(await refusal({ member_id: 999_999 })).toBe('not-found')
  expect(await refusal({ baby_name: '林满' }, stranger)).toBe('not-found')
  expect(await app.refusal(calls.modifyHealthRecord, { type: 'prepare', id: pregnancy }, me)).toBe('not-found')
  await app.callApi(calls.modifyHealthRecord, { ...change, gestation_days: 224 }, me)
  await app.callApi(calls.modifyHealthRecord, { ...change, baby_name: '林满' }, me)
  const said = () => app.callApi(child, { child_id: id }, me)
  expect(await said()).toMatchObject({ baby_name: '林满', sex: 1, birthday: ago(100), gestation_days: 224 })
  await app.callApi(calls.modifyHealthRecord, { ...change, gestation_days: 0 }, me)
  expect(await said()).toMatchObject({ gestation_days: 0, corrected_words: '' })
})
