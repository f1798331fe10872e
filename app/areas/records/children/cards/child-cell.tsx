import { SmileIcon } from 'lucide-react'
import { Cell } from '#kit/ui/cell.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { child } from '../contract.ts'
import { childAddress } from './child-address.ts'

/** The row of a child among the records. */
export function ChildCell({ baby }: { baby: CallOutput<typeof child> }) {
  const age = baby.corrected_words ? `${baby.age_words}，矫正 ${baby.corrected_words}` : baby.age_words
  return (
    <Cell
      start={<SmileIcon />}
      title={baby.baby_name}
      note={`${age} · ${baby.growth_state_words}${baby.relation_name && ` · 我是${baby.relation_name}`}`}
      to={childAddress(baby.id)}
    />
  )
}
