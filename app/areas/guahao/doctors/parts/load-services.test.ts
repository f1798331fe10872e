import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindDoctor } from '#app/areas/consult/doctors/contract.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { publishedArticle } from '#test/support/articles.ts'
import type { Clinic } from '#test/support/clinic.ts'
import { publishedClass } from '#test/support/lessons.ts'
import { type Person, signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import { openSurgery } from '#test/support/surgery.ts'
import { publishedVideo } from '#test/support/videos.ts'
import { loadDoctorServices } from './load-services.ts'

let app: TestApp
let surgery: Clinic
let me: Person

beforeAll(async () => {
  app = await startTestApp()
  surgery = await openSurgery(app)
  me = await signIn(app)
})
afterAll(() => app.close())

/** What the page of a doctor has. */
const parts = [
  'videoList',
  'video_total_page',
  'docopenask',
  'askList',
  'isInviteDoc',
  'inviteNum',
  'microlist',
  'wkt_total_count',
  'vipList',
  'is_show_infirmary',
  'is_vip',
  'is_vip_member',
  'docsaylist',
  'docsaytotal',
]

test('the page of a doctor has what they offer and what there is of them, each part from the room that knows it [X108]', async () => {
  const doctorId = surgery.doctorIds[0] as number
  for (let n = 0; n < 3; n++) await publishedVideo(app, { doctorId, hospitalId: surgery.hospitalId })
  await publishedArticle(app, doctorId)
  await publishedClass(app, surgery)
  await app.callApi(bindDoctor, { doctor_id: doctorId }, me)
  const callApi: CallApi = (call, input) => app.callApi(call, input, me)
  const services = await loadDoctorServices(callApi, doctorId)
  expect(parts.filter((part) => !Object.hasOwn(services, part))).toEqual([])
  expect(services).toMatchObject({
    video_total_page: 2,
    docsaytotal: 1,
    isInviteDoc: 1,
    inviteNum: 1,
    is_show_infirmary: 1,
    askList: [{ type: 'text', is_on: 1 }],
    docopenask: [],
  })
  expect(services.videoList).toHaveLength(2)
  expect([services.microlist.length, services.wkt_total_count]).toEqual([1, 1])
  expect(services.docsaylist).toHaveLength(1)
})
