import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { PrescriptionState } from '../states.ts'

/** The tone of a state; its words say it too. */
const stateTones: Readonly<Record<PrescriptionState, Tone>> = {
  waiting: 'accent',
  approved: 'success',
  held: 'warning',
  used: 'plain',
  refused: 'danger',
  expired: 'plain',
  withdrawn: 'plain',
}

/** Where a prescription stands. */
export function PrescriptionTag({ state, words }: { state: PrescriptionState; words: string }) {
  return <Tag tone={stateTones[state]}>{words}</Tag>
}
