import type { Seed } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { firstNickname } from '../rules.ts'
import { insertDays } from './queries/days.ts'
import { insertPatients } from './queries/patients.ts'

/** The demonstration's patients: 13800000001 and the numbers after it. */
const demoMobile = (number: number): string => String(13_800_000_000 + number)

/** A browser, the messenger and both native apps. */
const joinedChannels = [16, 23, 20, 24] as const
/** For so many days it is made up on which of them they were there. */
const USED_DAYS = 60

export const seed: Seed = {
  run: async ({ db, now, today, config, scale }) => {
    const seal = sealOf(config)
    const chance = seeded('demo patients')
    const rows = Array.from({ length: 10 * scale }, (_, at) => {
      const mobile = demoMobile(at + 1)
      return {
        mobileSealed: seal.seal(mobile, 'mobile'),
        mobileIndex: seal.index(mobile, 'mobile'),
        nickname: firstNickname(mobile),
        joinedChannel: joinedChannels[at % joinedChannels.length] as number,
        createdAt: earlier(now, { days: chance.int(10, 700) }),
      }
    })
    const made = await insertPatients(db, rows)
    const uses = seeded('days of use')
    const used = made.flatMap(({ id, createdAt }) =>
      Array.from({ length: USED_DAYS }, (_, ago) => addDays(today, -ago))
        .filter((day) => day >= dayOf(createdAt) && uses.int(1, 5) === 1)
        .map((day) => ({ patientId: id, day })),
    )
    await insertDays(db, used)
  },
}
