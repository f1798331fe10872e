import type { ReactNode } from 'react'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { Empty } from '#kit/ui/empty.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import type { CallSeen } from './call-line.ts'

/** In the place of a call whose agreed time has not come: when it is, and from when on one can come in. The page goes on by itself. */
export function CallAhead({ seen, next }: { seen: CallSeen; next: ReactNode }) {
  const today = useToday()
  const { agreed_at, opens_at, kind, you } = seen
  const phone = you === 'doctor' ? '到时间就可以在这里拨打。' : '到时医生会打给您，请保持电话畅通。'
  return (
    <Empty
      drawing="calendar"
      title={agreed_at ? `约好 ${spokenDayTime(parseTime(agreed_at), today)}` : seen.why_not}
      text={kind === 'phone' ? phone : `${opens_at?.slice(11, 16)} 开始可以进入，到时这个页面会自己打开，不用刷新。`}
      action={<span className="flex flex-wrap justify-center gap-12">{next}</span>}
    />
  )
}
