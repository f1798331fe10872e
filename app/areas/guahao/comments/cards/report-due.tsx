import { shortTime } from '#kit/time/short-time.ts'

interface ReportDueProps {
  /** Until when reports are answered, as calls tell it. */
  until: string
  isLate: boolean
  /** Who of the staff looks into them; '' for nobody. */
  ownerName: string
}

/** Until when what was reported is looked at, and by whom. */
export function ReportDue({ until, isLate, ownerName }: ReportDueProps) {
  return (
    <span className="text-12 text-ink-3 tabular-nums">
      {isLate ? '已超过' : '请在'} {shortTime(until)}
      {isLate ? ' 的期限' : ' 前处理'}，{ownerName ? `${ownerName}在处理` : '还没有人接手'}
    </span>
  )
}
