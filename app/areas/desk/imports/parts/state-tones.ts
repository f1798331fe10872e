import type { Tone } from '#kit/ui/tones.ts'
import type { ImportState } from '../rules.ts'

/** How the state of an import is coloured. */
export const stateTones: Readonly<Record<ImportState, Tone>> = {
  uploading: 'plain',
  sent: 'plain',
  checking: 'accent',
  ready: 'warning',
  waiting: 'plain',
  running: 'accent',
  done: 'success',
  failed: 'danger',
  cancelled: 'plain',
  expired: 'plain',
}
