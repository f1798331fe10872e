import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { earlier } from '#kit/time/span.ts'
import { firstNickname } from '../rules.ts'
import { insertPatients } from './queries/patients.ts'

/** The demonstration's patients: 13800000001 and the numbers after it. */
const demoMobile = (number: number): string => String(13_800_000_000 + number)

export const seed: Seed = {
  run: async ({ db, now, config, scale }) => {
    const seal = sealOf(config)
    const chance = seeded('demo patients')
    const rows = Array.from({ length: 10 * scale }, (_, at) => {
      const mobile = demoMobile(at + 1)
      return {
        mobileSealed: seal.seal(mobile, 'mobile'),
        mobileIndex: seal.index(mobile, 'mobile'),
        nickname: firstNickname(mobile),
        createdAt: earlier(now, { days: chance.int(10, 700) }),
      }
    })
    await insertPatients(db, rows)
  },
}
