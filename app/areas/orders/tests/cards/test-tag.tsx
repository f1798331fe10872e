import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { TestState } from '../rules.ts'

/** The tone of a state; its words say it too. */
const stateTones: Readonly<Record<TestState, Tone>> = {
  waiting: 'warning',
  unpaid: 'warning',
  paid: 'accent',
  done: 'success',
  refunded: 'plain',
  withdrawn: 'plain',
}

/** How far an ordered test is. */
export function TestTag({ state, words }: { state: TestState; words: string }) {
  return <Tag tone={stateTones[state]}>{words}</Tag>
}
