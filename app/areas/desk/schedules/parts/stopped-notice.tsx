import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { Unchanged } from './plan-dialog.tsx'

/** Clinics that closing a day has stopped, with where to follow what their patients choose. */
export function StoppedNotice({ stopped }: { stopped: Unchanged }) {
  if (stopped.length === 0) return null
  return (
    <Notice>
      <p>
        下面 {stopped.length} 个门诊已经停诊，不再放号；预约的人收到了通知。
        <Link className="inline-flex min-h-target items-center font-medium underline" to="/desk/stops">
          看他们怎么选
        </Link>
      </p>
      <ul className="grid gap-x-16 pt-4 wide:grid-cols-3">
        {stopped.map(({ schedule_id, date, half_name, taken_num }) => (
          <li key={schedule_id} className="tabular-nums">
            {date} {half_name} · {taken_num} 人
          </li>
        ))}
      </ul>
    </Notice>
  )
}
