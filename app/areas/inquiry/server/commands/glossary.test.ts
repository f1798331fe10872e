import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import { openAbroad, sentInquiry } from '#test/support/inquiry.ts'
import { aShop } from '#test/support/mall.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as desk from '../../desk/contract.ts'

let app: TestApp
let staff: Staffing
beforeAll(async () => {
  app = await startTestApp({ at: '2026-11-23 08:00' })
  staff = await signInAllRoles(app, await aShop(app))
}, 120_000)
afterAll(() => app.close())

const worker = () => ({ staffKey: staff.service.staffKey })
const save = (more: object = {}) =>
  app.callApi(
    desk.deskInquiryTermSave,
    { term: '贲门癌', language: 'en', translation: 'gastric cardia cancer', ...more },
    worker(),
  )

test('the glossary is kept by case workers alone; a word stands once in a language, and what is gone cannot be changed', async () => {
  const word = { term: '占位', language: 'en', translation: 'lesion' } as const
  for (const [call, input] of [
    [desk.deskInquiryTerms, {}],
    [desk.deskInquiryTermSave, { ...word, term: '结节' }],
    [desk.deskInquiryTermRemove, { term_id: 999_999 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    const refused = await rolesRefused(app, staff, call, input)
    expect(refused).toEqual(expect.arrayContaining(allRoles.filter((role) => !['service', 'operator'].includes(role))))
  }
  const { term_id } = await save(word)
  expect(await app.refusal(desk.deskInquiryTermSave, word, worker())).toBe('twice')
  expect((await save({ ...word, language: 'de' })).term_id).not.toBe(term_id)
  await save({ ...word, term_id, translation: 'space-occupying lesion' })
  const { list } = await app.callApi(desk.deskInquiryTerms, { language: 'en', keyword: '占位' }, worker())
  expect(list.map(({ translation }) => translation)).toEqual(['space-occupying lesion'])
  await app.callApi(desk.deskInquiryTermRemove, { term_id }, worker())
  expect(await app.refusal(desk.deskInquiryTermRemove, { term_id }, worker())).toBe('term-not-found')
  expect(await app.refusal(desk.deskInquiryTermSave, { ...word, term_id }, worker())).toBe('term-not-found')
})

test('words of the glossary that a case has stand beside its papers, the longest of a language alone', async () => {
  const [unit] = await openAbroad(app)
  await save()
  await save({ term: '门', translation: 'door' })
  await save({ term: '门', language: 'ja', translation: '門' })
  await save({ term: '造影', translation: 'angiography' })
  const patient = await signIn(app)
  const request_id = await sentInquiry(app, patient, [unit as number], '贲门癌')
  const terms = async () =>
    (await app.callApi(desk.deskInquiry, { request_id }, worker())).terms.map(
      ({ term, language }) => `${term} ${language}`,
    )
  expect(await terms()).toEqual(['贲门癌 en', '门 ja'])
  await app.callApi(desk.deskInquiryAnswer, { request_id, content: '请补造影' }, worker())
  expect(await terms()).toEqual(['贲门癌 en', '造影 en', '门 ja'])
})
