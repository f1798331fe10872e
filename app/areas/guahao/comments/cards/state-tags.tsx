import { Tag } from '#kit/ui/tag.tsx'
import { ReportDue } from './report-due.tsx'

interface Standing {
  state: keyof typeof tones
  state_desc: string
  /** Which rule held it; ''. */
  held_for: string
  report_count: number
  due_time: string | null
  is_late: number
  owner_name: string
  /** Answers to it that wait for a look, where answers are looked at by themselves. */
  held_reply_count?: number
}

/** Where something that was said stands, and what of it waits for somebody at the desk. */
export function StateTags({ comment }: { comment: Standing }) {
  const { state, state_desc, held_for, report_count, due_time, is_late, owner_name, held_reply_count = 0 } = comment
  return (
    <span className="flex flex-wrap items-center gap-6">
      <Tag tone={tones[state]}>{held_for ? `${state_desc}：${held_for}` : state_desc}</Tag>
      {report_count > 0 && <Tag tone="danger">{report_count} 人举报</Tag>}
      {held_reply_count > 0 && <Tag tone="warning">{held_reply_count} 条回复待审核</Tag>}
      {due_time && <ReportDue until={due_time} isLate={is_late === 1} ownerName={owner_name} />}
    </span>
  )
}

const tones = { shown: 'success', held: 'warning', refused: undefined, hidden: undefined, deleted: undefined } as const
