import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import type { Unchanged } from './plan-dialog.tsx'

/** Clinics that a change left as they were, because people have booked: what to do about each. */
export function UnchangedNotice({ kept }: { kept: Unchanged }) {
  const mayStop = useMay('schedules.stop')
  if (kept.length === 0) return null
  return (
    <Notice tone="warning">
      <p>下面 {kept.length} 个门诊已经有人预约，保持原样。需要取消的请停诊，患者会收到通知并可以选择。</p>
      <ul className="grid gap-x-16 pt-4 wide:grid-cols-3">
        {kept.map(({ schedule_id, date, half_name, taken_num }) => (
          <li key={schedule_id} className="flex items-center gap-8">
            <span className="tabular-nums">
              {date} {half_name} · {taken_num} 人
            </span>
            {mayStop && (
              <Link className="font-medium underline" to={address('/desk/stop', { schedule_id })}>
                停诊
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
