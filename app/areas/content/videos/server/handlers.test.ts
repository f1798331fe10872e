import { afterAll, beforeAll, expect, test } from 'vitest'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { doFocus, getVideoMarkList } from '#app/areas/favourites/contract.ts'
import type { PatientId } from '#app/context.ts'
import { videoBytes } from '#test/support/a-video.ts'
import { type Clinic, openClinic } from '#test/support/clinic.ts'
import { type CrowdPerson, signInCrowd } from '#test/support/crowd.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { draftVideo, publishedVideo } from '#test/support/videos.ts'
import * as calls from '../contract.ts'
import { moveVideo } from './queries.ts'

let app: TestApp
let clinic: Clinic
let me: Person
let whose: { doctorId: number; hospitalId: number }

beforeAll(async () => {
  app = await startTestApp()
  clinic = await openClinic(app, { doctors: 2 })
  me = await signIn(app)
  whose = { doctorId: clinic.doctorIds[0] as number, hospitalId: clinic.hospitalId }
})
afterAll(() => app.close())

const detail = (file_id: number, as?: Person) => app.callApi(calls.videoDetail, { file_id }, as)
const withdraw = (id: number) => moveVideo(app.db, { id, version: 1 }, 'withdrawn', { says: '重拍' })

test('what is not published is neither found, nor played, nor liked, nor kept', async () => {
  const draft = await draftVideo(app, whose)
  const gone = await publishedVideo(app, whose)
  await withdraw(gone)
  for (const file_id of [draft, gone, 999_999]) {
    for (const call of [calls.videoDetail, calls.playInfo, calls.videoLike])
      expect(await app.refusal(call, { file_id }, me)).toBe('not-found')
    expect(await app.refusal(doFocus, { type: 'video', object_id: file_id, state: 1 }, me)).toBe('not-found')
  }
  expect((await app.callApi(calls.videoByTopic, {})).list).toEqual([])
})

test('a visitor cannot like, and there is no list of a doctor or topic that there is not', async () => {
  const file_id = await publishedVideo(app, whose, { topicId: 2 })
  expect(await app.refusal(calls.videoLike, { file_id })).toBe('login')
  expect(await app.refusal(calls.videoByTopic, { pubcat_id: 99 })).toBe('not-found')
  for (const call of [calls.videosOfDoctor, calls.videoByDoctor])
    expect(await app.refusal(call, { doctor_id: 999_999 })).toBe('not-found')
})

test('the videos of a doctor come page by page, with how many pages there are', async () => {
  const doctorId = clinic.doctorIds[1] as number
  const ids: number[] = []
  for (let at = 0; at < 3; at++) {
    app.clock.advance({ minutes: 1 })
    ids.unshift(await publishedVideo(app, { ...whose, doctorId }, { topicId: 3 }))
  }
  const first = await app.callApi(calls.videosOfDoctor, { doctor_id: doctorId, page_size: 2 })
  expect(first).toMatchObject({ video_total_page: 2, page: 1 })
  const second = await app.callApi(calls.videosOfDoctor, { doctor_id: doctorId, page: 2, page_size: 2 })
  expect([...first.videoList, ...second.videoList].map(({ file_id }) => file_id)).toEqual(ids)
  const same = await app.callApi(calls.videoByDoctor, { doctor_id: doctorId, page_size: 2 })
  expect(same).toEqual({ list: first.videoList, page: 1, total_page_num: 2 })
  const ofTopic = await app.callApi(calls.videoByTopic, { pubcat_id: 3 })
  expect(ofTopic.list.map(({ file_id }) => file_id)).toEqual(ids)
})

test('a like counts once however often and at whatever moment it is sent, and each of many counts', async () => {
  const file_id = await publishedVideo(app, whose)
  const often = await Promise.all(Array.from({ length: 20 }, () => app.callApi(calls.videoLike, { file_id }, me)))
  expect(new Set(often.map(({ like_num }) => like_num))).toEqual(new Set([1]))
  const others = (await signInCrowd(app, 5)) as CrowdPerson[]
  await Promise.all(others.map((one) => app.callApi(calls.videoLike, { file_id }, one)))
  expect(await detail(file_id, me)).toMatchObject({ like_num: 6, is_liked: 1 })
  expect(await detail(file_id)).toMatchObject({ like_num: 6, is_liked: 0 })
})

test('the like of who leaves is taken out of the count', async () => {
  const file_id = await publishedVideo(app, whose)
  const [leaver] = (await signInCrowd(app, 1)) as [CrowdPerson]
  await app.callApi(calls.videoLike, { file_id }, leaver)
  expect((await detail(file_id)).like_num).toBe(1)
  const left = { patientId: leaver.patientId as PatientId, keepNames: () => {} }
  await app.context().emit('patient.left', left)
  expect((await detail(file_id)).like_num).toBe(0)
})

test('what is kept stands among the favourites until it is let go or withdrawn', async () => {
  const fan = await signIn(app)
  const [first, second] = [await publishedVideo(app, whose), await publishedVideo(app, whose)]
  for (const object_id of [first, second]) {
    app.clock.advance({ minutes: 1 })
    await app.callApi(doFocus, { type: 'video', object_id, state: 1 }, fan)
  }
  const kept = async () => (await app.callApi(getVideoMarkList, {}, fan)).list.map(({ file_id }) => file_id)
  expect(await kept()).toEqual([second, first])
  expect(await detail(first, fan)).toMatchObject({ is_mark: 1 })
  await withdraw(second)
  expect(await kept()).toEqual([first])
  await app.callApi(doFocus, { type: 'video', object_id: first, state: 0 }, fan)
  expect(await kept()).toEqual([])
})

test('the most watched and liked come first where that is asked', async () => {
  const [quiet, loud] = [
    await publishedVideo(app, whose, { topicId: 9 }),
    await publishedVideo(app, whose, { topicId: 9 }),
  ]
  app.clock.advance({ minutes: 1 })
  const newest = await publishedVideo(app, whose, { topicId: 9 })
  await app.callApi(calls.videoLike, { file_id: loud }, me)
  for (const object_id of [quiet, quiet, newest]) await app.callApi(statisticView, { object_type: 'video', object_id })
  const ids = async (sort: 'newest' | 'hot') =>
    (await app.callApi(calls.videoByTopic, { pubcat_id: 9, sort })).list.map(({ file_id }) => file_id)
  expect(await ids('newest')).toEqual([newest, loud, quiet])
  expect(await ids('hot')).toEqual([loud, quiet, newest])
  expect((await detail(quiet)).play_num).toBe(2)
})

test('a film is played by an address that is lent for an hour; its key is not to be guessed', async () => {
  const file_id = await publishedVideo(app, whose)
  const { play_list, duration } = await app.callApi(calls.playInfo, { app_id: 101, file_id })
  const url = play_list[0]?.url ?? ''
  expect(duration).toBe(22)
  const whole = await app.server.inject({ url })
  expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
  expect(whole.rawPayload.equals(videoBytes())).toBe(true)
  expect((await app.server.inject({ url: url.split('?')[0] as string })).statusCode).toBe(404)
  app.clock.advance({ minutes: 61 })
  expect((await app.server.inject({ url })).statusCode).toBe(404)
})

test.each([
  ['bytes=0-1', 206, 0, 1],
  ['bytes=1000-1999', 206, 1000, 1999],
  ['bytes=40000-', 206, 40_000, undefined],
  ['bytes=-500', 206, -500, undefined],
  ['bytes=40000-99999999', 206, 40_000, undefined],
  ['bytes=5-4', 200, 0, undefined],
  ['pieces=0-1', 200, 0, undefined],
] as const)('one moves about in a film: %s is answered %i', async (range, status, from, to) => {
  const film = videoBytes()
  const file_id = await publishedVideo(app, whose)
  const url = (await app.callApi(calls.playInfo, { file_id })).play_list[0]?.url ?? ''
  const part = await app.server.inject({ url, headers: { range } })
  expect(part.statusCode).toBe(status)
  const begin = from < 0 ? film.length + from : from
  const end = to ?? film.length - 1
  expect(part.rawPayload.equals(film.subarray(begin, end + 1))).toBe(true)
  if (status === 206) expect(part.headers['content-range']).toBe(`bytes ${begin}-${end}/${film.length}`)
})

test('behind its end there is nothing of a film', async () => {
  const file_id = await publishedVideo(app, whose)
  const url = (await app.callApi(calls.playInfo, { file_id })).play_list[0]?.url ?? ''
  const none = await app.server.inject({ url, headers: { range: 'bytes=9999999-' } })
  expect([none.statusCode, none.headers['content-range']]).toEqual([416, `bytes */${videoBytes().length}`])
})

test('others of the same doctor or topic are shown beside it, never itself', async () => {
  const [first, second] = [
    await publishedVideo(app, whose, { topicId: 8 }),
    await publishedVideo(app, { ...whose, doctorId: clinic.doctorIds[1] as number }, { topicId: 8 }),
  ]
  const related = (await detail(second)).related.map(({ file_id }) => file_id)
  expect(related).toContain(first)
  expect(related).not.toContain(second)
})
