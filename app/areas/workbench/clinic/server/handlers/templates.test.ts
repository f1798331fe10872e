import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type DoctorPerson, signInDoctor } from '#test/support/doctor.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { MOST_TEMPLATES } from '../../rules.ts'

let app: TestApp
let clinic: Clinic
let [mine, colleague, stranger]: DoctorPerson[] = []

beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 07:00' })
  clinic = await openClinic(app, { doctors: 2 })
  const other = await openClinic(app)
  mine = await signInDoctor(app, clinic.doctorIds[0] as number)
  colleague = await signInDoctor(app, clinic.doctorIds[1] as number)
  stranger = await signInDoctor(app, other.doctorIds[0] as number)
}, 120_000)
afterAll(() => app.close())

const as = (one: DoctorPerson | undefined) => ({ doctorKey: one?.doctorKey ?? '' })
const words = { name: '感冒', diagnoses: ['感冒', '感冒'], findings: '咽红', advice: '多喝水' }
const save = (more: object = {}, who = mine) => app.callApi(calls.benchTemplateSave, { ...words, ...more }, as(who))
const refused = (more: object, who = mine) => app.refusal(calls.benchTemplateSave, { ...words, ...more }, as(who))
const namesOf = async (who: DoctorPerson | undefined) =>
  (await app.callApi(calls.benchTemplates, {}, as(who))).list.map(({ name, is_own }) => [name, is_own])

test('an empty template, one of a department elsewhere, and another’s are not kept', async () => {
  expect(await refused({ diagnoses: [], findings: '', advice: '' })).toBe('empty')
  expect(await refused({ name: ' ' })).toBe('422')
  const { dep_id } = (await app.callApi(calls.benchTemplates, {}, as(stranger))).departments[0] ?? { dep_id: 0 }
  expect(await refused({ dep_id })).toBe('no-department')
  const { template_id } = await save()
  expect(await refused({ template_id }, colleague)).toBe('no-template')
  expect(await app.refusal(calls.benchTemplateRemove, { template_id }, as(colleague))).toBe('no-template')
  await app.callApi(calls.benchTemplateRemove, { template_id }, as(mine))
  expect(await app.refusal(calls.benchTemplateRemove, { template_id }, as(mine))).toBe('no-template')
})

test('the doctors of a department use what one of them shares, nobody else does, and it is its doctor’s alone to change', async () => {
  const { template_id } = await save({ dep_id: clinic.depId })
  await save({ name: '自己的' })
  expect(await namesOf(mine)).toEqual([
    ['感冒', 1],
    ['自己的', 1],
  ])
  expect(await namesOf(colleague)).toEqual([['感冒', 0]])
  expect(await namesOf(stranger)).toEqual([])
  const [shared] = (await app.callApi(calls.benchTemplates, {}, as(colleague))).list
  expect(shared).toMatchObject({ diagnoses: ['感冒'], findings: '咽红', dep_id: clinic.depId })
  // Who sits there from now on, too.
  await seatDoctors(app.db, [{ doctorId: stranger?.doctorId as number, depId: clinic.depId }])
  expect(await namesOf(stranger)).toEqual([['感冒', 0]])
  await save({ template_id, name: '普通感冒' })
  expect(await namesOf(colleague)).toEqual([])
})

test('nobody keeps more than there may be, whatever two tabs do together', async () => {
  const have = (await namesOf(mine)).length
  const tries = Array.from({ length: MOST_TEMPLATES - have + 3 }, (_, at) => refused({ name: `模板 ${at}` }))
  const said = await Promise.all(tries)
  expect(said.filter((one) => one === 'too-many')).toHaveLength(3)
  expect(await namesOf(mine)).toHaveLength(MOST_TEMPLATES)
})
