import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskAuditList } from '#app/areas/access/audit/contract.ts'
import { playInfo, videoDetail } from '#app/areas/content/videos/contract.ts'
import { aBox, aVideo, videoBytes } from '#test/support/a-video.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { rawRequestFromOutside, rolesRefused, type Staffing, signInAllRoles, signInStaff } from '#test/support/staff.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { draftVideo, publishedVideo } from '#test/support/videos.ts'
import * as calls from '../contract.ts'

let app: TestApp
let clinic: Clinic
let whose: { doctorId: number; hospitalId: number }
let people: Staffing
let keeper: { staffKey: string }
let stranger: { staffKey: string }

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app)
  whose = { doctorId: clinic.doctorIds[0] as number, hospitalId: clinic.hospitalId }
  people = await signInAllRoles(app, clinic.hospitalId)
  keeper = people.keeper
  stranger = await signInStaff(app, (await openClinic(app)).hospitalId, 'keeper')
})
afterAll(() => app.close())

const decisions = [calls.deskVideoChange, calls.deskVideoPublish, calls.deskVideoWithdraw]
const words = { cat_id: 7, title: '颈肩放松三步', summary: '动作慢，疼了就停。', image: undefined }
const send = async (as = keeper) => (await app.callApi(calls.deskVideoUpload, { file: aVideo() }, as)).url
const add = async (more: object = {}, as = keeper) =>
  app.callApi(calls.deskVideoAdd, { ...words, doctor_id: whose.doctorId, url: await send(as), ...more }, as)
const mayAdd = (input: object, as = keeper) =>
  app.refusal(calls.deskVideoAdd, { ...words, doctor_id: whose.doctorId, url: '/files/none', ...input }, as)

test('nobody from outside sends or decides, and of the staff only admin and keeper', async () => {
  const input = {
    ...words,
    video_id: await draftVideo(app, whose),
    version: 1,
    reason: '重拍',
    doctor_id: 1,
    url: 'x',
  }
  const [upload, poster] = [calls.deskVideoUpload, calls.deskVideoPoster]
  const all = [calls.deskVideos, calls.deskVideo, calls.deskVideoDoctors, calls.deskVideoAdd, ...decisions]
  for (const call of all) expect(await rawRequestFromOutside(app, call, input)).toEqual(['login', 'login', '401'])
  for (const call of [upload, poster])
    expect(await rawRequestFromOutside(app, call, { file: aVideo() })).toEqual(['login', 'login', '401'])
  for (const call of [calls.deskVideo, calls.deskVideoAdd, ...decisions])
    expect(await rolesRefused(app, people, call, { ...input, video_id: 999_999, doctor_id: 999_999 })).toEqual([
      'planner',
      'nurse',
      'pharmacist',
      'auditor',
      'accountant',
      'service',
      'cashier',
    ])
})

test('another hospital’s desk neither sees it nor gives it to a doctor who is not its own', async () => {
  const video_id = await draftVideo(app, whose)
  for (const call of [calls.deskVideo, ...decisions])
    expect(await app.refusal(call, { ...words, video_id, version: 1, reason: '重拍' }, stranger)).toBe('not-found')
  expect((await app.callApi(calls.deskVideos, { list: 'draft' }, stranger)).list).toEqual([])
  expect(await mayAdd({ url: await send(stranger) }, stranger)).toBe('not-found')
  // Nor is a film that another desk sent.
  expect(await mayAdd({ url: await send(stranger) })).toBe('bad-film')
})

test.each([
  [
    'a picture that calls itself a film',
    'no-video',
    () => new Blob([new Uint8Array(Buffer.from('\x89PNG\r\n'))], { type: 'video/mp4' }),
  ],
  ['a film that was cut', 'no-video', () => aVideo(videoBytes().subarray(0, 20_000))],
  ['a film too heavy', 'too-big', () => aVideo(Buffer.concat([videoBytes(), aBox('free', Buffer.alloc(60_100_000))]))],
  ['nothing', 'empty', () => aVideo(Buffer.alloc(0))],
])('%s is refused as %s', async (_, reason, file) => {
  expect(await app.refusal(calls.deskVideoUpload, { file: file() }, keeper)).toBe(reason)
})

test('a film of an hour is too long', async () => {
  const film = videoBytes()
  // The length in the head of the film, in its own units of time.
  const at = film.indexOf('mvhd') + 4
  film.writeUInt32BE(film.readUInt32BE(at + 12) * 3_600, at + 16)
  expect(await app.refusal(calls.deskVideoUpload, { file: aVideo(film) }, keeper)).toBe('too-long')
})

test('what is known of a film is read out of it, and where the camera was is not kept', async () => {
  const file = aVideo(Buffer.concat([videoBytes(), aBox('udta', '+22.5431+114.0579/')]))
  const sent = await app.callApi(calls.deskVideoUpload, { file }, keeper)
  expect(sent).toMatchObject({ width: 480, height: 270, seconds: 22 })
  const { video_id } = await app.callApi(
    calls.deskVideoAdd,
    { ...words, doctor_id: whose.doctorId, url: sent.url },
    keeper,
  )
  const { url } = await app.callApi(calls.deskVideo, { video_id }, keeper)
  expect((await app.server.inject({ url })).rawPayload.includes('114.0579')).toBe(false)
})

test('a film stands in one video, however many ask at once', async () => {
  const url = await send()
  const tries = await Promise.all(Array.from({ length: 8 }, () => mayAdd({ url })))
  expect(tries.filter((one) => one === 'not refused')).toHaveLength(1)
  expect(new Set(tries)).toEqual(new Set(['not refused', 'bad-film']))
})

test('no telephone number, no promise of a cure, and a topic that there is', async () => {
  const url = await send()
  expect(await mayAdd({ url, summary: '打 13812345678 找我' })).toBe('faulty')
  expect(await mayAdd({ url, title: '三天根治颈椎病' })).toBe('faulty')
  expect(await mayAdd({ url, cat_id: 99 })).toBe('no-topic')
  expect(await mayAdd({ url, image: '/files/nobodys.jpg' })).toBe('bad-picture')
  // Nothing of it was kept: the film is still to be used.
  expect(await mayAdd({ url })).toBe('not refused')
})

test('it is watched once it is published, and by nobody after it is withdrawn; each step is written down', async () => {
  const { video_id, version } = await add()
  const see = () => app.refusal(videoDetail, { file_id: video_id })
  expect(await see()).toBe('not-found')
  const renamed = await app.callApi(calls.deskVideoChange, { ...words, video_id, version, title: '改过的题目' }, keeper)
  const publish = (at: number) => app.refusal(calls.deskVideoPublish, { video_id, version: at }, keeper)
  expect(await publish(version)).toBe('changed')
  expect(await publish(renamed.version)).toBe('not refused')
  expect(await publish(renamed.version)).toBe('changed')
  expect((await app.callApi(videoDetail, { file_id: video_id })).title).toBe('改过的题目')
  const away = { video_id, version: renamed.version, reason: '第三步请重拍' }
  expect(await app.refusal(calls.deskVideoWithdraw, away, keeper)).toBe('not refused')
  expect(await see()).toBe('not-found')
  expect(await app.refusal(playInfo, { file_id: video_id })).toBe('not-found')
  const [row] = (await app.callApi(calls.deskVideos, { list: 'withdrawn' }, keeper)).list
  expect(row).toMatchObject({ video_id, says: '第三步请重拍' })
  const acts = (await app.callApi(deskAuditList, {}, people.admin)).list.map(({ act }) => act)
  expect(acts.slice(0, 4)).toEqual(['video.withdraw', 'video.publish', 'video.change', 'video.add'])
  expect(await publish(renamed.version)).toBe('not refused')
})

test('of two who change it at once one is told', async () => {
  const video_id = await publishedVideo(app, whose)
  const change = (title: string) =>
    app.refusal(calls.deskVideoChange, { ...words, video_id, version: 1, title }, keeper)
  expect((await Promise.all([change('一个'), change('另一个')])).sort()).toEqual(['changed', 'not refused'])
})
