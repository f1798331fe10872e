import { useState } from 'react'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { MOST } from '../../rules.ts'
import { deskInquiryAnswer, deskInquiryAskPapers, deskInquiryNote } from '../contract.ts'
import type { CaseProps } from '../pages/one.tsx'

const sayings = {
  answer: { call: deskInquiryAnswer, action: '回复患者', label: '患者会收到短信和站内消息', done: '已回复' },
  papers: {
    call: deskInquiryAskPapers,
    action: '请补资料',
    label: '要哪些资料；报价的时钟会暂停',
    done: '已请患者补资料',
  },
  note: { call: deskInquiryNote, action: '内部备注', label: '只有跟进的人看得到', done: '已记下' },
} as const

/** What was said with the patient, and among case workers. */
export function CaseNotes({ inquiry, isOver, onDone }: CaseProps) {
  const [open, setOpen] = useState<keyof typeof sayings>()
  const { request_id, notes, state } = inquiry
  const isEarly = state === 'sent' || state === 'papers'
  const names = (Object.keys(sayings) as (keyof typeof sayings)[]).filter((name) =>
    name === 'note' ? true : !isOver && (name === 'answer' || isEarly),
  )
  const shown = open && sayings[open]
  return (
    <Card title="沟通">
      <div className="space-y-12">
        {notes.length === 0 && <p className="text-14 text-ink-3">还没有说过话。</p>}
        <ul className="max-h-320 space-y-12 overflow-y-auto" tabIndex={-1}>
          {notes.map(({ name, content, time, is_shown }) => (
            <li key={`${time} ${content}`} className="text-14">
              <p className="text-12 text-ink-3 tabular-nums">
                {name} · {shortTime(time)} {is_shown === 0 && <Tag>内部</Tag>}
              </p>
              <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-12">
          {names.map((name) => (
            <Button key={name} size="small" kind="secondary" onClick={() => setOpen(name)}>
              {sayings[name].action}
            </Button>
          ))}
        </div>
      </div>
      {shown && (
        <ReasonForm
          title={shown.action}
          label={shown.label}
          maxLength={MOST.words}
          action={shown.action}
          save={(content, send) => send(shown.call, { request_id, content })}
          said={() => shown.done}
          onSaved={() => {
            setOpen(undefined)
            onDone()
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
