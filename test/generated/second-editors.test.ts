import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { id, text } from '#kit/wire/fields.ts'
import { plantedRoom } from '../support/planted-room.ts'
import { allCalls, callsOf } from './all-calls.ts'
import { sampled } from './sample.ts'
import { findBlindForms, findSilentSeconds } from './second-editors.ts'
import { OPENING_MS, openWorld, type World } from './world.ts'

const asStaff = { owner: 'self', staff: true, may: 'clinic.read' } as const
const leafRow = { row: 'leaf', by: 'leaf_id' } as const
const changing = {
  method: 'POST',
  summary: 'Writes a leaf over what it was',
  ...asStaff,
  output: z.object({ leaf_id: z.number() }),
} as const
const written = { leaf_id: id(), title: text(20) }

const holes = plantedRoom(
  {
    leaves: call({
      method: 'GET',
      path: '/planted/leaves',
      summary: 'Lists leaves',
      ...asStaff,
      shows: [leafRow],
      input: z.object({}),
      output: z.object({ list: z.array(z.object({ leaf_id: z.number(), version: versionShown() })) }),
    }),
    soundChange: call({
      ...changing,
      path: '/planted/sound/change',
      edits: leafRow,
      input: z.object({ ...written, version: versionSeen() }),
      refuses: changedSince,
    }),
    blindChange: call({ ...changing, path: '/planted/blind/change', input: z.object(written) }),
    shownNowhereChange: call({
      ...changing,
      path: '/planted/shown-nowhere/change',
      edits: { row: 'twig', by: 'leaf_id' },
      input: z.object({ ...written, version: versionSeen() }),
      refuses: changedSince,
    }),
  },
  {
    leaves: () => ({ list: [{ leaf_id: 1 }] }),
    soundChange: ({ leaf_id }) => ({ leaf_id }),
    blindChange: ({ leaf_id }) => ({ leaf_id }),
    shownNowhereChange: ({ leaf_id }) => ({ leaf_id }),
  },
)

let world: World
beforeAll(async () => {
  world = await openWorld({ more: [holes] })
}, OPENING_MS)
afterAll(() => world.app.close())

test('of two who write the same row the second is told who changed it, and may write over it then', async () => {
  const calls = await allCalls()
  expect(await findSilentSeconds(world, calls, sampled(calls.filter(({ edits }) => edits)))).toEqual([])
}, 300_000)

test('every form of such a row says which row it shows', async () => {
  expect(await findBlindForms(await allCalls())).toEqual([])
})

test('the check sees a change that tells nobody, and a row of which no call shows the version', async () => {
  expect(await findSilentSeconds(world, callsOf([holes]), [])).toEqual([
    'planted blindChange: writes over a row, and who comes second is not told',
    'planted shownNowhereChange: no call shows the version of its row',
  ])
})
