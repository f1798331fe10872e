import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { insertShift, updateClosed } from './queries.ts'

/** Yesterday's shift of each counter of the demonstration: counted, one of them with a difference. Nobody came to pay in cash. */
export const seed: Seed = {
  after: ['access/staff'],
  async run({ db, today }) {
    const yesterday = addDays(today, -1)
    for (const [at, hospitalId] of (await listDemoDesks(db)).entries()) {
      const nurse = await findDemoPerson(db, hospitalId, 'nurse')
      const shift =
        nurse &&
        (await insertShift(db, {
          hospitalId,
          staffId: nurse.id,
          staffName: nurse.name,
          openedAt: instantAt(yesterday, '07:30'),
          floatFen: FLOAT_FEN,
        }))
      if (!shift) continue
      const countedFen = at === 1 ? FLOAT_FEN - 500 : FLOAT_FEN
      const note = at === 1 ? '换零钱时少找回 5 元，已告诉财务' : ''
      const closedAt = instantAt(yesterday, '17:40')
      await updateClosed(db, shift.id, { closedAt, countedFen, expectedFen: FLOAT_FEN, note })
    }
  },
}

const FLOAT_FEN = 20_000
