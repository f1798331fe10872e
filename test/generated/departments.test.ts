import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findSchedule } from '#app/areas/guahao/schedules/server/public.ts'
import { call } from '#kit/wire/call.ts'
import { id } from '#kit/wire/fields.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { findOpenDepartments } from './departments.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

/** A call that looks at the hospital and forgets the department. */
const hole = plantedRoom(
  {
    forgets: call({
      method: 'GET',
      path: '/planted/forgets',
      summary: 'Tells the day of a clinic of the hospital',
      owner: { schedule_id: 'schedule of the hospital' },
      staff: true,
      may: 'clinic.read',
      input: z.object({ schedule_id: id() }),
      refuses: { 'not-found': '没有' },
      output: z.object({ date: z.string() }),
    }),
  },
  {
    forgets: async ({ schedule_id }, { db, staff, refuse }) => {
      const schedule = await findSchedule(db, schedule_id)
      return schedule?.hospitalId === staff?.hospitalId && schedule ? { date: schedule.date } : refuse('not-found')
    },
  },
)
let world: World

beforeAll(async () => {
  world = await openWorld({ more: [hole] })
}, OPENING_MS)
afterAll(() => world.app.close())

test('who is confined to a department neither sees nor does anything of another', async () => {
  expect(await findOpenDepartments(world, await allCalls())).toEqual([])
}, 300_000)

test('the check sees a call that forgets the department', async () => {
  expect(await findOpenDepartments(world, callsOf([hole]))).toEqual([
    'planted forgets: schedule_id: a row of another department is not answered as one that is not there',
  ])
})
