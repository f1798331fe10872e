import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRoles, may } from '#app/areas/access/staff/rules.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { linesOf } from '#test/support/exported.ts'
import { aShop } from '#test/support/mall.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { helpList, helpQuestion, serviceSay } from '../../contract.ts'
import * as calls from '../../desk/contract.ts'

let app: TestApp
let ctx: Staffing
let there: Staffing
let theme_id: number

beforeAll(async () => {
  app = await startTestApp()
  const hospitalId = await aShop(app)
  Object.assign(app.config, { platformHospital: hospitalId })
  ctx = await signInAllRoles(app, hospitalId)
  there = await signInAllRoles(app, await aShop(app))
  theme_id = (await app.callApi(calls.deskHelpThemeAdd, { theme_name: '停车', position: 10 }, editor())).theme_id
}, 120_000)
afterAll(() => app.close())

const editor = () => ({ staffKey: ctx.editor.staffKey })
const sheet = (title: string, more: object = {}): CallInput<typeof calls.deskHelpQuestionAdd> => ({
  title,
  content: '第一段。\n\n 第二段。 ',
  theme_id,
  position: 10,
  ...more,
})
const add = async (title: string, more: object = {}) =>
  (await app.callApi(calls.deskHelpQuestionAdd, sheet(title, more), editor())).question_id
const shown = async (keyword?: string) =>
  (await app.callApi(helpList, { keyword })).list.flatMap(({ questions }) => questions.map(({ title }) => title))
const answered = async (content: string) => {
  const asked = { content, visitor_id: 'a-browser-of-a-test-0001' }
  const said = (await app.callApi(serviceSay, asked)).list
  return said.flatMap(({ questions }) => questions.map(({ title }) => title))
}

test('questions of the help centre are the platform’s: for its desk’s roles that write them alone', async () => {
  for (const [call, input] of [
    [calls.deskHelpQuestions, {}],
    [calls.deskHelpQuestionsExport, {}],
    [calls.deskHelpQuestionAdd, sheet('外人', { theme_id: 999_999 })],
    [calls.deskHelpQuestionChange, { question_id: 999_999, ...sheet('外人') }],
    [calls.deskHelpQuestionSwitch, { question_id: 999_999, is_on: 0 }],
    [calls.deskHelpThemes, {}],
    [calls.deskHelpThemeAdd, { theme_name: '停车', position: 1 }],
    [calls.deskHelpThemeChange, { theme_id: 999_999, theme_name: '外人', position: 1 }],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => !may(role, call.may)))
    expect(await app.refusal(call, input, { staffKey: there.editor.staffKey })).toBe('not-platform')
  }
})

test('a theme that is none or named twice, too short another way of asking, and no answer are refused', async () => {
  const refusal = (more: object) => app.refusal(calls.deskHelpQuestionAdd, sheet('车停哪里？', more), editor())
  expect(await refusal({ theme_id: 999_999 })).toBe('theme')
  expect(await refusal({ other_words: '停车位\n车' })).toBe('other-words')
  const many = Array.from({ length: 21 }, (_, at) => `问法${at}`).join('\n')
  expect(await refusal({ other_words: many })).toBe('other-words')
  expect(await refusal({ content: '' })).toBe('422')
  const twice = { theme_name: '停车', position: 1 }
  expect(await app.refusal(calls.deskHelpThemeAdd, twice, editor())).toBe('taken')
  const change = { question_id: 999_999, ...sheet('没有') }
  expect(await app.refusal(calls.deskHelpQuestionChange, change, editor())).toBe('not-found')
  expect(await shown()).toEqual([])
})

test('a question is found by its other words, answers who writes to the service, and is gone once it is hidden', async () => {
  const second = await add('停车要多少钱？', { position: 20 })
  const first = await add('地下车库怎么走？', { other_words: '导航到地库\n导航到地库\n负二层' })
  expect(first).toBeGreaterThanOrEqual(10_000)
  expect(await shown()).toEqual(['地下车库怎么走？', '停车要多少钱？'])
  expect(await shown('负二层')).toEqual(['地下车库怎么走？'])
  expect(await answered('请问地库怎么导航')).toContain('地下车库怎么走？')
  const said = { content: '第一段。\n第二段。', theme_name: '停车' }
  expect(await app.callApi(helpQuestion, { id: first })).toMatchObject(said)
  const { list } = await app.callApi(calls.deskHelpQuestions, { keyword: '负二层' }, editor())
  expect(list).toMatchObject([{ question_id: first, other_words: ['导航到地库', '负二层'], is_on: 1 }])

  const changed = { question_id: first, ...sheet('车库在哪？', { position: 30 }) }
  await app.callApi(calls.deskHelpQuestionChange, changed, editor())
  expect(await shown()).toEqual(['停车要多少钱？', '车库在哪？'])
  await app.callApi(calls.deskHelpQuestionSwitch, { question_id: first, is_on: 0 }, editor())
  expect(await shown()).toEqual(['停车要多少钱？'])
  expect(await app.refusal(helpQuestion, { id: first })).toBe('not-found')
  expect((await app.callApi(helpQuestion, { id: second })).others).toEqual([])
})

test('themes are renamed and put in order; the list is taken along as it is narrowed', async () => {
  const other = (await app.callApi(calls.deskHelpThemeAdd, { theme_name: '病案', position: 5 }, editor())).theme_id
  await add('怎么复印病案？', { theme_id: other })
  const themes = async () => (await app.callApi(helpList, {})).list.map(({ theme_name }) => theme_name)
  expect(await themes()).toEqual(['病案', '停车'])
  await app.callApi(calls.deskHelpThemeChange, { theme_id: other, theme_name: '病历', position: 50 }, editor())
  expect(await themes()).toEqual(['停车', '病历'])
  const file = await app.callApi(calls.deskHelpQuestionsExport, { theme_id: other }, editor())
  expect(linesOf(file)).toMatchObject([{ 主题: '病历', 问题: '怎么复印病案？', 状态: '显示中' }])
})
