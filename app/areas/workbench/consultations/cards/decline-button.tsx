import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonField } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { benchDecline } from '../contract.ts'

const reasons = ['需要线下面诊', '不属于我的专业，请换科室', '资料不全，无法判断', '当前时间无法接诊']

/** Declines a consultation with a reason that its patient reads; their money goes back. */
export function DeclineButton({ consultationId, onDone }: { consultationId: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        退回
      </Button>
      {isOpen && (
        <EditForm
          title="退回这次问诊"
          action="退回并全额退款"
          kind="danger"
          save={(form, send) =>
            send(benchDecline, { ...readForm(benchDecline, form, { reason: 'text' }), ask_id: consultationId })
          }
          said={() => '已退回，费用会原路退给患者'}
          onSaved={() => {
            setOpen(false)
            onDone()
          }}
          onClose={() => setOpen(false)}
        >
          <ReasonField label="原因（患者会看到）" maxLength={100} common={reasons} />
        </EditForm>
      )}
    </>
  )
}
