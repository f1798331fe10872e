import { afterAll, beforeAll, expect, test } from 'vitest'
import { adlist, putCrowd } from '#app/areas/analytics/contract.ts'
import { createOrder } from '#app/areas/guahao/booking/contract.ts'
import { chooseForRecords } from '#app/areas/records/home/contract.ts'
import { signIn } from '../support/people.ts'
import { writeRecords } from '../support/whole-records.ts'
import { allCalls } from './all-calls.ts'
import { newMember } from './honest-members.ts'
import { findRecordMarks } from './record-marks.ts'
import { sampled } from './sample.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

/** Stands in every text of the records; who looks for its beginning reads no more of it. */
const MARK = '麒麟记'
const SOUGHT = '麒麟'

let world: World
const marks = [MARK]

beforeAll(async () => {
  world = await openWorld()
  const { app } = world
  const [me, carer] = [await signIn(app), await signIn(app)]
  const { codes } = await writeRecords(app, me, carer, MARK)
  marks.push(...codes)
  // She is known to the hospital, and lets her records choose adverts.
  const herself = { as: { key: me.key }, mobile: me.mobile, words: '周小明', patientId: me.patientId }
  const { member_id } = await newMember(world, herself)
  const { slotId: slot_id } = await world.freeSlot()
  await app.callApi(createOrder, { slot_id, member_id }, me)
  await app.callApi(chooseForRecords, { may_choose_adverts: 1 }, me)
  await app.callApi(putCrowd, { userId: me.patientId, crowdType: 'baby' }, me)
}, OPENING_MS)
afterAll(() => world.app.close())

test('no list, look, search, count, export or advert for anybody else has anything of a health record', async () => {
  expect(await findRecordMarks(world, sampled(await allCalls()), { sought: SOUGHT, marks })).toEqual([])
}, 600_000)

test('the look finds a call that does tell', async () => {
  await world.app.pool.query('update analytics_adverts set title = $1', [MARK])
  const adverts = (await allCalls()).filter(({ path }) => path === adlist.path)
  world.app.clock.advance({ minutes: 5 })
  const found = await findRecordMarks(world, adverts, { sought: SOUGHT, marks })
  expect(found).toContain(`analytics adlist: a visitor reads ${MARK}`)
})
