import { systemClock } from '#kit/time/clock.ts'
import { formatTime } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { earlier } from '#kit/time/span.ts'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { maskedCode } from '../rules/codes.ts'
import { outcomeWords } from '../rules/desk.ts'
import { isUnsent, type Scan } from '../rules/queue.ts'

/** So many of the newest are shown. */
const MOST = 50

/** What this phone scanned, the newest first: what waits, what was done, what could not be honoured. */
export function ScanList({ scans }: { scans: readonly Scan[] }) {
  // What was given up before anything was handed over, and came to nothing, is not worth a line.
  const shown = scans.filter(({ mode, outcome }) => !(mode === 'void' && outcome !== 'done')).slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <Card title="这台手机最近核销的">
      <ul className="divide-y divide-line">
        {shown.map((scan) => (
          <li key={scan.seq} className="py-8">
            <div className="flex items-start justify-between gap-12">
              <p className="min-w-0 text-14 font-medium">{scan.goodsName || maskedCode(scan.code)}</p>
              <Tag tone={toneOf(scan)}>{stateOf(scan)}</Tag>
            </div>
            <p className="text-12 text-ink-3 tabular-nums">
              {whenOf(scan)} · {maskedCode(scan.code)}
            </p>
            {scan.words && <p className="text-12 text-ink-2">{scan.words}</p>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** When it was scanned, by the phone's own clock. */
const whenOf = ({ at }: Scan): string => {
  const now = systemClock.now()
  return shortTime(formatTime(earlier(now, { seconds: (now.getTime() - at) / 1_000 })))
}

const stateOf = (scan: Scan): string => {
  if (isUnsent(scan)) return scan.mode === 'taken' ? '待确认' : '查询中'
  return scan.outcome ? outcomeWords[scan.outcome] : ''
}

const toneOf = (scan: Scan) => {
  if (isUnsent(scan)) return 'warning'
  return scan.outcome === 'done' ? 'success' : 'danger'
}
