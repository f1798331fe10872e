import { Countdown } from '#kit/ui/countdown.tsx'
import { useAnswer } from '#kit/wire/browser/use-answer.ts'
import { getActivityStart } from '../contract.ts'

/** Longer than that nobody counts seconds. */
const DAY_SECONDS = 24 * 60 * 60

const words = { coming: '开始', on: '结束' } as const

/** How long it is until an activity begins, or until it ends, by the clock of the server; nothing once it is over. */
export function ActCountdown({ actId, onTurn }: { actId: number; onTurn: () => void }) {
  const { answer: start } = useAnswer(getActivityStart, { act_id: actId })
  if (!start || start.status === 'over') return null
  return (
    <p className="text-14 text-ink-2">
      距{words[start.status]}还有{' '}
      {start.span < DAY_SECONDS ? (
        <Countdown seconds={start.span} nearSeconds={3_600} onEnd={onTurn} />
      ) : (
        `${Math.floor(start.span / DAY_SECONDS)} 天`
      )}
    </p>
  )
}
