import { useMe } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallInput, CallSpec } from '#kit/wire/call.ts'
import type { ReportState } from '../rules.ts'

interface Report {
  add_time: string
  reason: string
  content: string
  state: ReportState
  state_desc: string
  due_time: string
}

interface ReportListProps<Take extends CallSpec, Dismiss extends CallSpec> {
  /** What was reported. */
  comment: { report_count: number; owner_name: string; reports: readonly Report[] }
  /** What it is called. */
  noun: string
  /** Which of them it is, for both calls. */
  input: CallInput<Take> & CallInput<Dismiss>
  /** By which who is signed in takes the reports on. */
  take: Take
  /** By which they are found untrue. */
  dismiss: Dismiss
  onDone: () => void
}

const tones = { open: 'danger', upheld: 'success', dismissed: undefined } as const

/** Who found that something said should not stand, until when that is answered, and by whom. */
export function ReportList<Take extends CallSpec, Dismiss extends CallSpec>(props: ReportListProps<Take, Dismiss>) {
  const { comment, noun, input, take, dismiss, onDone } = props
  const { report_count, owner_name, reports } = comment
  const me = useMe()
  if (reports.length === 0) return null
  return (
    <Card title="举报">
      <ul className="divide-y divide-line">
        {reports.map(({ add_time, reason, content, state, state_desc, due_time }) => (
          <li key={add_time + reason + content} className="flex flex-wrap items-center gap-x-12 gap-y-4 py-8 text-14">
            <span className="min-w-0 grow break-words">
              {reason}
              {content && `：${content}`}
            </span>
            <span className="text-12 text-ink-3 tabular-nums">
              {shortTime(add_time)} 举报{state === 'open' && `，${shortTime(due_time)} 前处理`}
            </span>
            <Tag tone={tones[state]}>{state_desc}</Tag>
          </li>
        ))}
      </ul>
      {report_count > 0 && (
        <div className="flex flex-wrap items-center gap-12 pt-12">
          {owner_name !== me?.name && (
            <ActButton call={take} input={input} kind="primary" said={() => '由您处理'} onDone={onDone}>
              {owner_name ? '转给我处理' : '我来处理'}
            </ActButton>
          )}
          <ActButton
            call={dismiss}
            input={input}
            confirm={{ title: '举报不属实？', text: `${noun}会继续展示，举报的人会收到结果。`, yes: '不属实' }}
            said={() => '已告诉举报的人'}
            onDone={onDone}
          >
            不属实
          </ActButton>
          <span className="text-12 text-ink-3">属实的，请隐藏这条{noun}，举报的人会一起收到结果。</span>
        </div>
      )}
    </Card>
  )
}
