import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTalk } from '#app/areas/consult/talk/server/public.ts'
import { seed as catalogue } from '#app/areas/guahao/catalogue/server/seed.ts'
import { insertDepartments } from '#app/areas/guahao/departments/server/queries.ts'
import { aDepartment } from '#app/areas/guahao/departments/server/seed/a-department.ts'
import { insertDoctors } from '#app/areas/guahao/doctors/server/queries/change.ts'
import { aDoctor } from '#app/areas/guahao/doctors/server/seed/a-doctor.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { waitingConsultation } from '#test/support/consult.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { talkMessages } from '../../contract.ts'

let app: TestApp
let mine: Person
let other: Person
let doctorId: number
const ask_id = 'a-talk-that-is-mine'
const spoken = Array.from({ length: 25 }, (_, n) => `第${n + 1}句`)

beforeAll(async () => {
  app = await startTestApp()
  const { db, config } = app
  const now = app.clock.now()
  await catalogue.run({ db, config, now, today: '2026-11-23', scale: 1 })
  const [hospitalId] = (await insertHospitals(db, [aHospital({ name: '医院' })])) as [number]
  const [depId] = (await insertDepartments(db, [aDepartment({ hospitalId, catalogueId: 104 })])) as [number]
  ;[doctorId] = (await insertDoctors(db, [aDoctor({ depId, name: '林医生' })])) as [number]
  mine = await signIn(app)
  other = await signIn(app)
  const seal = sealOf(config)
  await insertTalk(
    db,
    { id: ask_id, patientId: mine.patientId, doctorId, openedAt: now },
    spoken.map((content) => ({ sender: 'patient', contentSealed: seal.seal(content, 'talk'), sentAt: now })),
  )
})
afterAll(() => app.close())

test('a visitor is asked to sign in', async () => {
  expect(await app.refusal(talkMessages, { ask_id })).toBe('login')
})

test('to another patient the consultation is as little there as an unknown one', async () => {
  const theirs = await app.rawRequest(talkMessages, { ask_id }, { key: other.key })
  const unknown = await app.rawRequest(talkMessages, { ask_id: 'no-such-talk' }, { key: other.key })
  expect(theirs).toEqual(unknown)
  expect(await app.refusal(talkMessages, { ask_id }, { key: other.key })).toBe('not-found')
})

test('the newest messages come first page by page, each page oldest first, until there are no more', async () => {
  const newest = await app.callApi(talkMessages, { ask_id }, { key: mine.key })
  expect(newest.list.map(({ content }) => content)).toEqual(spoken.slice(5))
  expect(newest.has_more).toBe(1)
  const before = newest.list[0]?.id as number
  const older = await app.callApi(talkMessages, { ask_id, before }, { key: mine.key })
  expect(older.list.map(({ content }) => content)).toEqual(spoken.slice(0, 5))
  expect(older.has_more).toBe(0)
})

test('of one that still waits for its doctor nothing was said yet, and that is no refusal', async () => {
  const waiting = await waitingConsultation(app, mine, doctorId)
  expect(await app.callApi(talkMessages, { ask_id: waiting }, { key: mine.key })).toEqual({
    list: [],
    has_more: 0,
    read_id: 0,
  })
  expect(await app.refusal(talkMessages, { ask_id: waiting }, { key: other.key })).toBe('not-found')
})

test('what was said does not stand in the database as it is', async () => {
  const { rows } = await app.pool.query('select content_sealed from consult_messages')
  expect(JSON.stringify(rows)).not.toContain('第1句')
})
