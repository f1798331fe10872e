import type { CallOutput } from '#kit/wire/call.ts'
import type { diabeticRecord } from '../contract.ts'
import type { GlucoseState } from '../rules.ts'

/** The record as its page shows it. */
export type Diabetic = NonNullable<CallOutput<typeof diabeticRecord>['record']>
/** A reading as pages show it. */
export type ShownReading = Diabetic['readings'][number]

/** In which tone a reading is shown; its words say the same. */
export const toneOf = (state: GlucoseState): 'success' | 'warning' | 'danger' => {
  if (state === 'inside') return 'success'
  return state === 'below' || state === 'above' ? 'warning' : 'danger'
}
