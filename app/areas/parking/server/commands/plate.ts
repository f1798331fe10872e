import type { Context } from '#app/context.ts'
import { normalisePlate } from '#kit/check/plate.ts'
import { sealOf } from '#kit/seal/server/seal.ts'

const PLATE = 'plate'

/** A plate as it is stored. */
export const sealPlate = (config: Context['config'], plate: string): string =>
  sealOf(config).seal(normalisePlate(plate), PLATE)

/** The same opened; '' once it was deleted. */
export const openPlate = (config: Context['config'], sealed: string): string =>
  sealed === '' ? '' : sealOf(config).open(sealed, PLATE)
