import type { Tone } from '#kit/ui/tones.ts'
import type { OrderState } from '../states.ts'

/** What colour a state has beside its word: warning waits for the patient, accent is under way, plain is over. */
export const orderTones: Record<OrderState, Tone> = {
  held: 'warning',
  booked: 'accent',
  'checked-in': 'accent',
  called: 'success',
  done: 'plain',
  missed: 'danger',
  expired: 'plain',
  cancelled: 'plain',
  rescheduled: 'plain',
  stopped: 'danger',
}
