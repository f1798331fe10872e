import { Tag } from '#kit/ui/tag.tsx'
import type { PayoutState } from '../states.ts'

const tones = { proposed: 'warning', approved: 'accent', paid: 'success', failed: 'danger', refused: 'plain' } as const

/** Where a payout stands; a dash where there is none. */
export function PayoutTag({ state, words }: { state: PayoutState | null; words: string }) {
  return state === null ? '—' : <Tag tone={tones[state]}>{words}</Tag>
}
