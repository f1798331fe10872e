import { afterAll, beforeAll, expect, test } from 'vitest'
import { Objection } from '#app/events.ts'
import { signIn } from '#test/support/people.ts'
import { startTestApp, type TestApp } from '#test/support/start-test-app.ts'
import * as calls from '../../contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a room that still needs a member says why, and nothing has changed', async () => {
  const { key } = await signIn(app)
  const { member_id } = await app.callApi(
    calls.saveMember,
    { truename: '林若溪', id_card: '999999199001010024' },
    { key },
  )
  const room = app.rooms.find(({ name }) => name === 'account/members')
  if (!room) throw new Error('the room is gone')
  // Stands for a room above: bookings are told in the same way.
  room.subscribers['member.leaving'] = () => Promise.reject(new Objection('还有未就诊的预约，请先取消'))
  const { body } = await app.rawRequest(calls.delmember, { member_id }, { key })
  // The tests of other files ask the same room.
  delete room.subscribers['member.leaving']
  expect(body).toMatchObject({ state: 0, reason: 'needed', msg: '还有未就诊的预约，请先取消' })
  expect((await app.callApi(calls.memberListApi, {}, { key })).list).toMatchObject([{ member_id, is_default: 1 }])
})
