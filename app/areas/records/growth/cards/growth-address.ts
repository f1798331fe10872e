import { address } from '#kit/wire/address.ts'
import type { Charted, StandardCode } from '../rules.ts'

/** The page of a child's growth, with a measure and a standard. */
export const growthAddress = (childId: number, measure?: Charted, standard?: StandardCode): string =>
  address('/records/growth', { child_id: childId, measure, standard })
