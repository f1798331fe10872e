import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findUnasked } from './consent.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const writing = {
  method: 'POST',
  summary: 'Writes down how somebody is',
  owner: 'self',
  consent: 'health',
  input: z.object({}),
  output: z.object({}),
} as const

const holes = plantedRoom(
  {
    sound: call({ ...writing, login: true, path: '/planted/sound' }),
    visitors: call({ ...writing, path: '/planted/visitors' }),
  },
  { sound: () => ({}), visitors: () => ({}) },
)

/** Rooms that take or store how somebody is: what they write is written with consent, but for these calls. */
const rooms =
  /^(account\/(members|health-cards)|guahao\/(booking|waitlist|visit-cards)|consult\/(consultations|chat)|family-doctor|prescriptions|orders\/appointments)$/
const excused: Readonly<Record<string, string>> = {
  delmember: 'takes data away',
  cancelOrder: 'ends what was booked, and gives money back',
  checkInOrder: 'tells the hospital that who has booked has come',
  undoCheckInOrder: 'takes back that somebody has come',
  inviteOrderGuest: 'shows when and where to whom the patient asks; how somebody is does not go along',
  endOrderGuest: 'takes that away',
  guestVisit: 'only reads',
  cancelWait: 'ends the waiting',
  remindOfRelease: 'remembers a doctor and a day, nothing of how somebody is',
  cancelReleaseReminder: 'ends the reminding',
  talkRead: 'says that something was read',
  talkRecall: 'takes data away',
  talkTyping: 'stores nothing',
  delAskHistoryContent: 'takes data away',
  closeAsk: 'ends a consultation',
  moveAskTime: 'moves the time of a call, and says nothing of how somebody is',
  keepAsk: 'marks what is there',
  openAskRead: 'counts a view of what was published',
  rateAsk: 'says how the doctor was',
  shareAsk: 'counts that something was shared',
  getMealList: 'only reads',
  getMemHealthConfig: 'only reads',
  getConfirmFollow: 'only reads',
  prescriptionWithdraw: 'takes data away',
  cancelYuyue: 'ends what was booked',
}

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test('every call that takes or stores health data is refused to who has taken their consent back', async () => {
  const calls = await allCalls()
  expect(calls.filter(({ consent }) => consent !== undefined).length).toBeGreaterThan(20)
  expect(await findUnasked(world, calls)).toEqual([])
}, 300_000)

test('whatever else rooms of health data write says why it needs no consent', async () => {
  const writing = (await allCalls()).filter(
    ({ room, method, mutatingGet, staff, doctor }) =>
      rooms.test(room) && !staff && !doctor && (method !== 'GET' || mutatingGet),
  )
  const unasked = writing.filter(({ consent }) => consent === undefined).map(({ name }) => name)
  expect(unasked.filter((name) => excused[name] === undefined)).toEqual([])
})

test.each([
  ['sound', []],
  ['visitors', ['asks for a consent of somebody who need not be signed in']],
])('the check sees the hole of %s', async (name, says) => {
  const calls = callsOf([holes]).filter((one) => one.name === name)
  expect(await findUnasked(world, calls)).toEqual(says.map((one) => `planted ${name}: ${one}`))
})
