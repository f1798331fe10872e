import { randomBytes } from 'node:crypto'
import { hashOf } from '#app/areas/access/patients/server/public.ts'
import { findDemoPerson, listDemoDesks } from '#app/areas/access/staff/server/public.ts'
import type { Seed } from '#app/room.ts'
import { earlier } from '#kit/time/span.ts'
import { insertDevice, updateDevice } from './queries.ts'

/** Each demonstration store has a phone at its counter, and one that was lost; nobody knows their tokens. */
export const seed: Seed = {
  after: ['access/staff'],
  async run({ db, now }) {
    for (const hospitalId of await listDemoDesks(db)) {
      const nurse = await findDemoPerson(db, hospitalId, 'nurse')
      const keeper = await findDemoPerson(db, hospitalId, 'keeper')
      if (!nurse || !keeper) continue
      const bound = (staffId: number, label: string, days: number) => ({
        fid: randomBytes(9).toString('base64url'),
        hospitalId,
        staffId,
        label,
        tokenHash: hashOf(randomBytes(32).toString('base64url')),
        boundAt: earlier(now, { days }),
        seenAt: earlier(now, { hours: days }),
      })
      await insertDevice(db, bound(nurse.id, '前台安卓手机', 3))
      const lost = await insertDevice(db, bound(keeper.id, '旧手机', 40))
      await updateDevice(db, lost.id, { revokedAt: earlier(now, { days: 1 }), revokedWhy: '手机丢在出租车上' })
    }
  },
}
