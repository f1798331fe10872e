import { useState } from 'react'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { MOST } from '../../rules.ts'
import { type DeskStep, nextAtDesk } from '../../states.ts'
import { deskInquiryClose, deskInquiryStep } from '../contract.ts'
import type { CaseProps } from '../pages/one.tsx'

/** What may be done next: a step on, or an early end. */
export function CaseSteps({ inquiry, onDone }: Omit<CaseProps, 'isOver'>) {
  const [open, setOpen] = useState<'step' | 'close'>()
  const { request_id, next_step, next_step_desc, can_close } = inquiry
  const close = () => setOpen(undefined)
  const saved = () => {
    close()
    onDone()
  }
  return (
    <Card title="进度">
      <div className="space-y-12">
        {/* Where it stands is said under the page's title; here only that there is nothing to press. */}
        {!next_step && <p className="text-14 text-ink-2">{nextAtDesk[inquiry.state]}</p>}
        <div className="flex flex-wrap gap-12">
          {next_step && (
            <Button size="small" onClick={() => setOpen('step')}>
              {next_step_desc}
            </Button>
          )}
          {can_close === 1 && (
            <Button size="small" kind="danger" onClick={() => setOpen('close')}>
              提前结束
            </Button>
          )}
        </div>
      </div>
      {open === 'step' && (
        <ReasonForm
          title={next_step_desc}
          label="告诉患者的话，例如航班、翻译的姓名和电话、复查安排"
          maxLength={MOST.words}
          action="确定"
          save={(content, send) => send(deskInquiryStep, { request_id, step: next_step as DeskStep, content })}
          said={() => '已推进，患者已收到消息'}
          onSaved={saved}
          onClose={close}
        />
      )}
      {open === 'close' && (
        <ReasonForm
          title="提前结束这次询价？"
          label="原因，患者会看到；付过的服务费全额退"
          maxLength={MOST.reason}
          action="结束并退费"
          danger
          cancelText="先不结束"
          save={(reason, send) => send(deskInquiryClose, { request_id, reason })}
          said={() => '已结束，服务费退回'}
          onSaved={saved}
          onClose={close}
        />
      )}
    </Card>
  )
}
