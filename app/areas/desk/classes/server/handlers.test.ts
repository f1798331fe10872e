import { afterAll, beforeAll, expect, test } from 'vitest'
import * as audit from '#app/areas/access/audit/contract.ts'
import { allRoles, may, type Permission } from '#app/areas/access/staff/rules.ts'
import * as lessons from '#app/areas/audio-class/contract.ts'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { aSound } from '#test/support/lessons.ts'
import { signIn } from '#test/support/people.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let ctx: Staffing
let there: Staffing

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  ctx = await signInAllRoles(app, clinic.hospitalId)
  there = await signInAllRoles(app, (await openClinic(app)).hospitalId)
}, 120_000)
afterAll(() => app.close())

const keeper = () => ({ staffKey: ctx.keeper.staffKey })
const stranger = () => ({ staffKey: there.keeper.staffKey })
const upload = async (seconds = 2, as = keeper()) =>
  (await app.callApi(calls.deskClassAudio, { file: aSound(seconds) }, as)).url
const sheet = (more: object = {}): CallInput<typeof calls.deskClassAdd> => ({
  doctor_id: clinic.doctorIds[0] ?? 0,
  category_id: 1,
  title: '血压课',
  summary: '一句话',
  intro: '讲什么',
  price: '19.90',
  share_goal: 0,
  sections: [],
  ...more,
})
const part = (audio: string, is_free: 0 | 1, more = {}) => ({ title: '一节', is_free, audio, ...more })
const add = async (more: object) => (await app.callApi(calls.deskClassAdd, sheet(more), keeper())).class_id
const read = (class_id: number) => app.callApi(calls.deskClassSheet, { class_id }, keeper())
const shelve = (class_id: number, is_on: 0 | 1) => app.callApi(calls.deskClassSwitch, { class_id, is_on }, keeper())

test('classes at the desk are for the roles that keep them alone', async () => {
  const samples: [CallSpec & { may: Permission }, object][] = [
    [calls.deskClasses, {}],
    [calls.deskClassChoices, {}],
    [calls.deskClassSheet, { class_id: 1 }],
    [calls.deskClassAdd, sheet({ category_id: 98 })],
    [calls.deskClassChange, { class_id: 999, ...sheet() }],
    [calls.deskClassSwitch, { class_id: 999, is_on: 1 }],
    [calls.deskClassEssence, { class_id: 999, is_essence: 1 }],
    [calls.deskClassBanner, { class_id: 999, days: 1 }],
    [calls.deskClassAudio, {}],
  ]
  expect(samples.map(([call]) => call)).toEqual(expect.arrayContaining(Object.values(calls)))
  for (const [call, input] of samples) {
    expect(new Set(await rawRequestFromOutside(app, call, { ...input })), call.path).toEqual(new Set(['login', '401']))
    const refused = await rolesRefused(app, ctx, call, { ...input })
    expect(refused, call.path).toEqual(allRoles.filter((role) => !may(role, call.may)))
  }
})

test('what is no sound is not kept, whatever it calls itself', async () => {
  const refusal = (file?: Blob) => app.refusal(calls.deskClassAudio, { file }, keeper())
  expect(await refusal(new Blob(['<!doctype html>'.repeat(40)], { type: 'audio/mpeg' }))).toBe('no-sound')
  expect(await refusal(new Blob([], { type: 'audio/mpeg' }))).toBe('empty')
  expect(await refusal()).toBe('no-file')
  const whole = new Uint8Array(await aSound(5).arrayBuffer())
  expect(await refusal(new Blob([whole.subarray(0, 20_000)], { type: 'audio/wav' }))).toBe('no-sound')
})

test('a class is written, stays unheard until it is published, and its length is that of its sounds', async () => {
  const [one, two] = [await upload(61), await upload(3)]
  const id = await add({ sections: [part(one, 1, { desc: '要点' }), part(two, 0)] })
  expect(await app.refusal(lessons.audioClassDetail, { classId: id })).toBe('not-found')
  const written = await read(id)
  expect(written).toMatchObject({
    version: 1,
    state: 'draft',
    price: '19.90',
    sections: [{ duration: '01:01', desc: '要点' }, {}],
  })
  expect((await app.server.inject(written.sections[0]?.listen_url ?? '')).statusCode).toBe(200)
  expect(await shelve(id, 1)).toMatchObject({ state: 'on' })
  const heard = await app.callApi(lessons.audioClassPlay, { classId: id })
  expect(heard.audioList.map(({ duration, is_free, file }) => [duration, is_free, file.length])).toEqual([
    ['01:01', 1, 1],
    ['00:03', 0, 0],
  ])
})

test('a class that is not fit is not published, and one that is published stays fit', async () => {
  const empty = await add({})
  expect(await app.refusal(calls.deskClassSwitch, { class_id: empty, is_on: 1 }, keeper())).toBe('fault')
  const free = await add({ price: '0.00', sections: [part(await upload(), 0)] })
  expect(await app.refusal(calls.deskClassSwitch, { class_id: free, is_on: 1 }, keeper())).toBe('fault')
  const paid = await add({ sections: [part(await upload(), 0)] })
  await shelve(paid, 1)
  const change = { class_id: paid, ...sheet({ sections: [] }) }
  expect(await app.refusal(calls.deskClassChange, change, keeper())).toBe('fault')
  expect((await read(paid)).sections.length).toBe(1)
})

test('what another seller has, or nobody, is not written into a class', async () => {
  const refusal = (more: object) => app.refusal(calls.deskClassAdd, sheet(more), keeper())
  const foreign = await upload(2, stranger())
  expect(await refusal({ sections: [part(foreign, 1)] })).toBe('audio')
  expect(await refusal({ sections: [part('/files/nothing.mp3', 1)] })).toBe('audio')
  expect(await refusal({ doctor_id: 999_999 })).toBe('doctor')
  expect(await refusal({ category_id: 98 })).toBe('category')
  expect(await refusal({ coupon_id: 999_999 })).toBe('coupon')
  const own = await upload()
  expect(await refusal({ sections: [part(own, 1), part(own, 1)] })).toBe('audio')
  const id = await add({ sections: [part(own, 1)] })
  const [section] = (await read(id)).sections
  expect(await refusal({ sections: [part(await upload(), 1, { section_id: section?.section_id })] })).toBe('audio')
  for (const call of [calls.deskClassSheet, calls.deskClassSwitch, calls.deskClassEssence, calls.deskClassBanner])
    expect(await app.refusal(call, { class_id: id, is_on: 1, is_essence: 1, days: 1 }, stranger())).toBe('not-found')
})

test('sections change places, get another sound, or go; what was heard of them stays', async () => {
  const [one, two, three] = [await upload(), await upload(), await upload()]
  const id = await add({ sections: [part(one, 1, { title: '甲' }), part(two, 0, { title: '乙' })] })
  await shelve(id, 1)
  const before = (await read(id)).sections
  const listener = await signIn(app)
  const asked = { class_id: id, section_id: before[0]?.section_id ?? 0, is_free: 1 }
  await app.callApi(lessons.addPlayRecord, asked, listener)
  const [a, b] = before.map(({ section_id, title, audio, is_free }) => ({ section_id, title, audio, is_free }))
  const write = (sections: unknown[]) =>
    app.callApi(calls.deskClassChange, { class_id: id, ...sheet({ sections }) }, keeper())
  await write([b, a])
  expect((await read(id)).sections.map(({ title }) => title)).toEqual(['乙', '甲'])
  const stale = { class_id: id, ...sheet({ sections: [a, b] }), version: 1 }
  const { body } = await app.rawRequest(calls.deskClassChange, stale, keeper())
  expect(body).toMatchObject({
    reason: 'changed',
    data: { changes: [{ who: '某keeper', fields: [{ name: 'sections' }] }] },
  })
  await write([{ ...b, audio: three }])
  const after = await app.callApi(lessons.audioClassPlay, { classId: id })
  expect(after.audioList.map(({ title }) => title)).toEqual(['乙'])
  expect((await app.callApi(lessons.playRecords, {}, listener)).list).toMatchObject([{ title: '甲' }])
  expect(await app.refusal(lessons.addPlayRecord, asked, listener)).toBe('not-found')
})

test('the mark of the editors and the banner show where patients look; both stand in the audit trail', async () => {
  const id = await add({ sections: [part(await upload(), 0)] })
  expect(await app.refusal(calls.deskClassBanner, { class_id: id, days: 3 }, keeper())).toBe('not-on')
  await shelve(id, 1)
  await app.callApi(calls.deskClassEssence, { class_id: id, is_essence: 1 }, keeper())
  await app.callApi(calls.deskClassBanner, { class_id: id, words: '本周新课', days: 3 }, keeper())
  expect((await app.callApi(lessons.essenceClasses, {})).list.map(({ class_id }) => class_id)).toEqual([id])
  expect((await app.callApi(lessons.audioBanners, {})).list).toMatchObject([{ class_id: id, words: '本周新课' }])
  const [row] = (await app.callApi(calls.deskClasses, { list: 'on' }, keeper())).list
  expect(row).toMatchObject({ class_id: id, is_essence: 1, banner_until: '2026-11-26 08:00:00' })
  app.clock.advance({ hours: 73 })
  expect((await app.callApi(lessons.audioBanners, {})).list).toEqual([])
  ctx = await signInAllRoles(app, clinic.hospitalId)
  const acts = (await app.callApi(audit.deskAuditList, { act: 'class.' }, { staffKey: ctx.admin.staffKey })).list
  expect(acts.slice(0, 4).map(({ act }) => act)).toEqual(['class.banner', 'class.essence', 'class.on', 'class.add'])
})
