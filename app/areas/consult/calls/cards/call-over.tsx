import type { ReactNode } from 'react'
import { Empty } from '#kit/ui/empty.tsx'
import { spokenSeconds } from '../rules.ts'
import type { CallSeen } from './call-line.ts'

/** In the place of a call that is over, or has not come about. */
export function CallOver({ seen, next }: { seen: CallSeen; next: ReactNode }) {
  const hasTalked = seen.state === 'ended' && seen.talked_seconds > 0
  return (
    <Empty
      drawing="message"
      title={hasTalked ? `通话已结束，共 ${spokenSeconds(seen.talked_seconds)}` : seen.state_desc || '现在不能通话'}
      text={seen.why_not}
      action={next}
    />
  )
}
