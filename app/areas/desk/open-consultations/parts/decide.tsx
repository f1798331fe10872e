import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MOST_REASON } from '#app/areas/consult/consultations/rules.ts'
import { topics } from '#app/areas/content/articles/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskOpenAsk, deskOpenAskClose, deskOpenAskRefuse, deskOpenAskShow } from '../contract.ts'

/** Shows a consultation under a topic, or not; the reason is read by the patient. */
export function Decide({ asked: { ask_id, sharing, through } }: { asked: CallOutput<typeof deskOpenAsk> }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  if (sharing === 'refused') return null
  const isWaiting = sharing === 'waiting'
  const close = () => {
    setAsking(false)
    revalidate()
  }
  const hide = (
    <Button kind="secondary" onClick={() => setAsking(true)}>
      {isWaiting ? '不公开' : '撤下'}
    </Button>
  )
  return (
    <>
      {isWaiting ? (
        <PageForm
          draft="private"
          action="匿名公开"
          beside={hide}
          save={(form, send) => {
            const { cat_id } = readForm(deskOpenAskShow, form, { cat_id: 'text' })
            return send(deskOpenAskShow, { ask_id, cat_id, through })
          }}
          said={() => '已公开'}
          onSaved={() => revalidate()}
        >
          <Select
            label="栏目"
            name="cat_id"
            placeholder="请选择"
            options={Object.entries(topics).map(([value, text]) => ({ value, text }))}
            required
          />
        </PageForm>
      ) : (
        hide
      )}
      {asking && (
        <ReasonForm
          title={isWaiting ? '不公开这次问诊？' : '撤下这次问诊？'}
          label="原因，患者会看到"
          placeholder="例如：内容里能认出是谁"
          maxLength={MOST_REASON}
          action={isWaiting ? '不公开' : '撤下'}
          save={(reason, send) => send(isWaiting ? deskOpenAskRefuse : deskOpenAskClose, { ask_id, reason })}
          said={() => '已处理'}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}
