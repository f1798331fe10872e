import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { Day } from '#kit/time/day.ts'

/** The code at a department's doors on a day: four digits that nobody outside can work out. */
export const arrivalCodeOf = ({ config }: Pick<Context, 'config'>, depId: number, day: Day): string => {
  const digest = Buffer.from(sealOf(config).index(`${depId} ${day}`, 'arrival-code'), 'base64url')
  return String(digest.readUInt32BE(0) % 10_000).padStart(4, '0')
}
