import type { Tone } from '#kit/ui/tones.ts'
import type { CashState } from '../states.ts'

/** How a state of a cash-out looks; its words stand beside it. */
export const cashTones: Readonly<Record<CashState, Tone>> = {
  asked: 'warning',
  approved: 'accent',
  paid: 'success',
  refused: 'danger',
  failed: 'danger',
}
