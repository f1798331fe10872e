import type { ReactNode } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { spokenSeconds } from '../rules.ts'
import type { CallSeen } from './call-line.ts'

interface CallOverProps {
  seen: CallSeen
  next: ReactNode
  /** Goes in once more, where that is still possible. */
  onAgain?: (() => void) | undefined
}

/** In the place of a call that is over, or has not come about: what one does next. */
export function CallOver({ seen, next, onAgain }: CallOverProps) {
  const hasTalked = seen.state === 'ended' && seen.talked_seconds > 0
  return (
    <Empty
      drawing="message"
      title={hasTalked ? `通话已结束，共 ${spokenSeconds(seen.talked_seconds)}` : seen.state_desc || '现在不能通话'}
      text={onAgain ? '没有说完的话，10 分钟内可以再进入，也可以写在对话里。' : seen.why_not}
      action={
        <span className="flex flex-wrap justify-center gap-12">
          {next}
          {onAgain && (
            <Button kind="secondary" onClick={onAgain}>
              再次进入
            </Button>
          )}
        </span>
      }
    />
  )
}
