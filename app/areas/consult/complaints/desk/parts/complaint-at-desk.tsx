import { useState } from 'react'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskComplaints } from '../contract.ts'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'

/** A complaint as the desk sees it. */
export type DeskComplaint = CallOutput<typeof deskComplaints>['list'][number]

/** One complaint with what is needed to decide about it, and the decisions. */
export function ComplaintAtDesk({ complaint, onDone }: { complaint: DeskComplaint; onDone: () => void }) {
  const [deciding, setDeciding] = useState<Deciding>()
  const { want, want_desc, state, state_desc, is_late, answer_by, amount, doctor_name, type_name } = complaint
  return (
    <article className="rounded-12 bg-card p-16 shadow-soft">
      <header className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <Tag tone={is_late === 1 ? 'danger' : 'accent'}>{state_desc}</Tag>
        <span className="text-14 text-ink-2">
          {want_desc} · {doctor_name}医生 · {type_name}
        </span>
        {want === 'refund' && <Price yuan={amount} />}
        {state === 'waiting' && (
          <span className={is_late === 1 ? 'text-14 text-danger' : 'text-14 text-ink-3'}>
            {is_late === 1 ? `已超过 ${shortTime(answer_by)} 的答复时间` : `${shortTime(answer_by)} 前答复`}
          </span>
        )}
      </header>
      <p className="pt-12 text-16 whitespace-pre-line wrap-anywhere">{complaint.content || '内容已清除'}</p>
      <div className="max-w-[640px] pt-12">
        <Facts facts={factsOf(complaint)} />
      </div>
      {state === 'waiting' && (
        <p className="flex flex-wrap gap-12 pt-16">
          {want === 'refund' ? (
            <>
              <Button size="small" onClick={() => setDeciding('agree')}>
                同意退款
              </Button>
              <Button kind="secondary" size="small" onClick={() => setDeciding('decline')}>
                不退款
              </Button>
            </>
          ) : (
            <Button size="small" onClick={() => setDeciding('answer')}>
              答复
            </Button>
          )}
        </p>
      )}
      {deciding && (
        <DecideDialog
          deciding={deciding}
          complaintId={complaint.complaint_id}
          onClose={() => setDeciding(undefined)}
          onDone={() => {
            setDeciding(undefined)
            onDone()
          }}
        />
      )}
    </article>
  )
}

const factsOf = ({ reason, question, doctor_summary, answer, add_time, ask_id }: DeskComplaint) => [
  { name: '原因', value: reason },
  { name: '当时问的', value: question || '内容已清除' },
  {
    name: '医生的小结',
    value: doctor_summary ? `${doctor_summary.summary} ${doctor_summary.advice}` : '医生没有写小结',
  },
  ...(answer ? [{ name: '答复', value: answer }] : []),
  { name: '提交时间', value: add_time.slice(0, 16) },
  { name: '问诊编号', value: <span className="break-all select-all">{ask_id}</span> },
]
