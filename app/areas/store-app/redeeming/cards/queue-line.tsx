import { CloudOffIcon, TriangleAlertIcon } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { BLOCK_COUNT, BLOCK_HOURS } from '../rules/limits.ts'
import { onTill, runTill, type TillState, tillState } from './till.ts'

const onServer = tillState()

/** What waits to be sent, whether there is a net, and whether the phone's clock is right: on every page of the store app. */
export function QueueLine() {
  const state = useSyncExternalStore(onTill, tillState, () => onServer)
  useEffect(runTill, [])
  const words = wordsOf(state)
  return (
    <div role="status">
      {words && (
        <p className="flex items-start gap-6 bg-warning-tint px-16 py-8 text-14 text-warning">
          {state.isOnline ? (
            <TriangleAlertIcon className="mt-2 shrink-0" />
          ) : (
            <CloudOffIcon className="mt-2 shrink-0" />
          )}
          {words}
        </p>
      )}
    </div>
  )
}

const wordsOf = ({ isOnline, unsent: { count }, urgency, clock, conflicts }: TillState): string => {
  const said = [
    !isOnline && count === 0 && '没有网，可以离线核销',
    count > 0 && waiting(count, urgency),
    clock && `${clock}，请在系统设置里校准`,
    conflicts > 0 && `有 ${conflicts} 个离线核销没被确认，管理员会处理`,
  ]
  return said.filter(Boolean).join('；')
}

const waiting = (count: number, urgency: TillState['urgency']): string => {
  if (urgency === 'blocked')
    return `有 ${count} 个核销没发出（满 ${BLOCK_COUNT} 个或 ${BLOCK_HOURS} 小时就停），先连上网`
  return urgency === 'warn' ? `有 ${count} 个核销一小时没发出，请找有网的地方` : `有 ${count} 个核销等网络确认`
}
