import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { maskedCode } from '../rules/codes.ts'
import { reasons } from '../rules/desk.ts'
import { type CodeRow, listCodes } from './queries/codes.ts'
import { findDemoDevice, insertCheck } from './queries.ts'

/** Each demonstration store has a conflict: a code that somebody used elsewhere while there was no net. */
export const seed: Seed = {
  after: ['store-app/devices', 'orders/appointments'],
  async run(seeding) {
    for (const hospitalId of await listDemoDesks(seeding.db)) await plantConflict(seeding, hospitalId)
  },
}

const plantConflict = async ({ db, now }: Seeding, hospitalId: number) => {
  const nurse = await findDemoPerson(db, hospitalId, 'nurse')
  const device = nurse && (await findDemoDevice(db, nurse.id))
  if (!device) return
  const [used] = (await listCodes(db, hospitalId, { list: 'used' }, { page: 1, size: 1 })).rows
  await insertCheck(db, {
    deviceId: device.id,
    seq: 1,
    hospitalId,
    staffId: nurse.id,
    staffName: nurse.name,
    mode: 'taken',
    outcome: 'conflict',
    scannedAt: earlier(now, { hours: 5 }),
    receivedAt: earlier(now, { hours: 4 }),
    ...(used
      ? usedBefore(used)
      : { codeMasked: maskedCode('730261840517'), reason: 'unknown', words: reasons.unknown }),
  })
}

const usedBefore = ({ id, code, goodsName, amountFen, movedAt }: CodeRow) => ({
  codeMasked: maskedCode(code),
  orderId: id,
  goodsName,
  amountFen,
  reason: 'used',
  words: '这个码已由工作台核销',
  firstStaffName: '工作台',
  firstAt: movedAt,
})
