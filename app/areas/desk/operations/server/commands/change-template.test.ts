import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { changesOf } from '#app/areas/access/audit/rules.ts'
import { allRoles } from '#app/areas/access/staff/rules.ts'
import * as booking from '#app/areas/guahao/booking/contract.ts'
import { messages } from '#app/areas/notices/messages/contract.ts'
import { unknownVariable } from '#app/areas/notices/messages/rules/templates.ts'
import { sandboxSms } from '#app/areas/sandbox/contract.ts'
import type { Sms } from '#kit/outside/sms.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import type { CallInput } from '#kit/wire/call.ts'
import { type Clinic, openClinic, slotsOn } from '#test/support/clinic.ts'
import { signInOne } from '#test/support/crowd.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'
import { allMessages } from '../../rules/templates.ts'

let app: TestApp
let clinic: Clinic
let ctx: Staffing
const operator = () => ({ staffKey: ctx.operator.staffKey })

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { end: 660 })
  ctx = await signInAllRoles(app, clinic.hospitalId)
}, 120_000)
afterAll(() => app.close())

const find = async (template: string) => {
  const { list } = await app.callApi(calls.deskMessageTemplates, {}, operator())
  const found = list.find((one) => one.template === template)
  if (!found) throw new Error(`there is no message ${template}`)
  return found
}

type Written = CallInput<typeof calls.deskMessageTemplateChange>
const made = (more: Partial<Written> = {}): Written => ({
  template: 'booking.made',
  title: '约好了：{医生}医生',
  text: '{医院}{科室}，{时间}，第 {号} 号。{待缴}记得带医保卡。',
  is_told: 1,
  is_sms: 1,
  ...more,
})
const change = (more: Partial<Written> = {}) => app.callApi(calls.deskMessageTemplateChange, made(more), operator())
const refused = (more: Partial<Written>) => app.refusal(calls.deskMessageTemplateChange, made(more), operator())

/** Books what costs nothing; gives what the patient was told and their phone. */
const bookFree = async (at: number) => {
  const person = await signInOne(app)
  const [slot] = (await slotsOn(app, clinic, addDays(dayOf(app.clock.now()), 1))).slice(at)
  const input = { slot_id: slot?.id ?? 0, member_id: person.memberId }
  const sent = async () => (await app.callApi(sandboxSms, {})).list
  const last = (await sent())[0]?.id ?? 0
  await app.callApi(booking.createOrder, input, { key: person.key })
  await app.wakeAll()
  const told = (await app.callApi(messages, {}, { key: person.key })).list
  return { told, phone: (await sent()).filter(({ id }) => id > last) }
}

test('whatever a room declares the desk may word, and its own words have no variable that it lacks', async () => {
  const declared: string[] = []
  for await (const file of glob('app/areas/**/rules/messages.ts'))
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\bname: '([a-z.-]+)'/g)) declared.push(name)
  expect([...allMessages.keys()].sort()).toEqual(declared.sort())
  for (const message of allMessages.values())
    expect([unknownVariable(message.title, message), unknownVariable(message.text, message)]).toEqual([
      undefined,
      undefined,
    ])
})

test('messages are worded by operators alone', async () => {
  for (const [call, input] of [
    [calls.deskMessageTemplates, {}],
    [calls.deskMessageTemplateChange, made()],
  ] as const) {
    expect(new Set(await rawRequestFromOutside(app, call, input))).toEqual(new Set(['login', '401']))
    expect(await rolesRefused(app, ctx, call, input)).toEqual(allRoles.filter((role) => role !== 'operator'))
  }
})

test('a variable that the message lacks is refused, what must reach people stays on, and nothing is changed by it', async () => {
  expect(await refused({ text: '{身份证号} 已预约' })).toBe('variable')
  expect(await refused({ text: '差半个 {医生' })).toBe('variable')
  expect(await refused({ title: '{金额}' })).toBe('title-variable')
  expect(await refused({ sms_template: '../x' })).toBe('sms-template')
  expect(await refused({ template: 'booking.nobody' })).toBe('not-found')
  const called = await find('visit.called')
  expect(called.kept).not.toBe('')
  const { template, title, text } = called
  expect(await refused({ template, title, text, is_sms: 0 })).toBe('kept')
  expect(await refused({ template, title, text, is_told: 0 })).toBe('kept')
  expect((await find('booking.made')).is_usual).toBe(1)
})

test('a free booking is confirmed in the words of the desk, by the ways that are on; the log names the message, the audit what was changed', async () => {
  const before = await bookFree(0)
  expect(before.told[0]).toMatchObject({ title: '预约成功', text: expect.stringContaining('提前到院签到') })
  expect(before.phone).toHaveLength(1)

  await change()
  const after = await bookFree(1)
  expect(after.told[0]?.title).toMatch(/^约好了：医生\d+-1医生$/)
  expect(after.told[0]?.text).toMatch(/第 \d+ 号。记得带医保卡。$/)
  expect(after.phone[0]?.text).toContain('记得带医保卡')
  const { list } = await app.callApi(calls.deskSentMessages, {}, operator())
  expect(list.find(({ title }) => title.startsWith('约好了'))).toMatchObject({
    template: 'booking.made',
    kind_name: expect.stringContaining('预约成功'),
  })
  const [line] = (await app.callApi(deskAuditList, { act: 'message.change' }, operator())).list
  expect(line).toMatchObject({ kind: 'message-template', row_id: 'booking.made' })
  expect(changesOf(line?.before ?? null, line?.after ?? null).map(({ name }) => name)).toEqual(['名称', '内容'])

  await change({ is_told: 0, is_sms: 0 })
  const silent = await bookFree(2)
  expect(silent).toMatchObject({ told: [], phone: [] })
  expect((await find('booking.made')).former).toMatchObject([{ title: '约好了：{医生}医生', changed_by: '某operator' }])
})

test('a provider’s template of its own is filled by the variables', async () => {
  await change({ sms_template: 'SMS_42' })
  await bookFree(3)
  const { rows } = await app.pool.query<{ sealed: string }>('select sealed from notices_sms order by id desc limit 1')
  const sms = JSON.parse(sealOf(app.config).open(rows[0]?.sealed ?? '', 'sms')) as Sms
  expect(sms.own).toMatchObject({ template: 'SMS_42', params: { department: expect.any(String), due: '' } })
  expect(Object.keys(sms.own?.params ?? {}).every((name) => /^[a-z]+$/.test(name))).toBe(true)
})

test('of two who word the same message the second is told whose change they would undo', async () => {
  const { version } = await find('booking.moved')
  const moved = (title: string) =>
    app.refusal(
      calls.deskMessageTemplateChange,
      { ...made({ title, template: 'booking.moved', text: '{时间}' }), version },
      operator(),
    )
  expect(await moved('改好了')).toBe('not refused')
  expect(await moved('改期成功')).toBe('changed')
})
