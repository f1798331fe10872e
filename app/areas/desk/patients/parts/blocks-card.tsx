import { useState } from 'react'
import { MOST_REASON } from '#app/areas/access/blocks/rules.ts'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientUnblock } from '../contract.ts'
import { BlockForm } from './block-form.tsx'

type Patient = CallOutput<typeof deskPatient>
type Block = Patient['blocks'][number]

const stateTones: Readonly<Record<Block['state'], Tone>> = {
  on: 'danger',
  coming: 'warning',
  over: 'plain',
  lifted: 'plain',
}

interface BlocksProps {
  handle: string
  patient: Patient
  onDone: () => void
}

/** What the account of somebody is kept from, until when and why. */
export function BlocksCard({ handle, patient, onDone }: BlocksProps) {
  const mayBlock = useMay('patients.block')
  const [isOpen, setOpen] = useState(false)
  const [lifted, setLifted] = useState<Block>()
  const { blocks } = patient
  return (
    <Card
      title="暂停的功能"
      aside={
        mayBlock && (
          <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
            暂停功能
          </Button>
        )
      }
    >
      <ul aria-label="暂停的功能" className="divide-y divide-line">
        {blocks.map((block) => (
          <li key={block.block_id} className="space-y-4 py-12">
            <div className="flex flex-wrap items-center gap-8">
              <Tag tone={stateTones[block.state]}>{block.state_desc}</Tag>
              <span className="text-16 font-medium">{block.deeds_name}</span>
              <span className="text-14 text-ink-2">{block.place_name}</span>
            </div>
            <p className="text-14">
              {block.from_time.slice(0, 10)} 至 {block.until} · {block.reason}
            </p>
            <div className="flex flex-wrap items-center justify-between gap-8">
              <p className="text-12 text-ink-3">
                {block.blocked_by} · {block.block_time.slice(0, 16)}
                {block.lift_time && ` · ${block.lifted_by} ${block.lift_time.slice(0, 16)} 恢复：${block.lift_reason}`}
              </p>
              {mayBlock && block.can_lift === 1 && (
                <Button kind="text" size="small" onClick={() => setLifted(block)}>
                  提前恢复
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {blocks.length === 0 && <p className="text-14 text-ink-3">没有暂停过。</p>}
      {isOpen && (
        <BlockForm
          handle={handle}
          patient={patient}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
        />
      )}
      {lifted && (
        <ReasonForm
          title={`恢复${lifted.deeds_name}？`}
          label="为什么提前恢复，本院工作人员看得到"
          maxLength={MOST_REASON}
          action="恢复"
          save={(reason, send) => send(deskPatientUnblock, { block_id: lifted.block_id, reason })}
          said={() => '恢复了，已通知患者'}
          onSaved={() => {
            setLifted(undefined)
            onDone()
          }}
          onClose={() => setLifted(undefined)}
        />
      )}
    </Card>
  )
}
