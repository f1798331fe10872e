import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { topics } from '#app/areas/content/articles/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskOpenAsk, deskOpenAskClose, deskOpenAskRefuse, deskOpenAskShow } from '../contract.ts'

/** Shows a consultation under a topic, or not; the reason is read by the patient. */
export function Decide({ asked: { ask_id, sharing, through } }: { asked: CallOutput<typeof deskOpenAsk> }) {
  const { revalidate } = useRevalidator()
  const [topic, setTopic] = useState('')
  const [asking, setAsking] = useState(false)
  const show = useAct(deskOpenAskShow)
  const [refuse, close] = [useAct(deskOpenAskRefuse), useAct(deskOpenAskClose)]
  if (sharing === 'refused') return null
  const isWaiting = sharing === 'waiting'
  const back = isWaiting ? refuse : close

  const settle = (isDone: boolean, words: string) => {
    if (isDone) toast(words)
    setAsking(false)
    revalidate()
  }
  const hide = async (reason: string) => {
    if (reason.trim() === '') return toast('请写明原因，患者会看到')
    settle((await back.run({ ask_id, reason: reason.slice(0, 200) })) !== undefined, '已处理')
  }
  const open = async () => {
    if (topic === '') return toast('请先选择栏目')
    settle((await show.run({ ask_id, cat_id: Number(topic), through })) !== undefined, '已公开')
  }
  return (
    <div className="space-y-12">
      {isWaiting && (
        <Select
          label="栏目"
          value={topic}
          placeholder="请选择"
          onChange={({ target }) => setTopic(target.value)}
          options={Object.entries(topics).map(([value, text]) => ({ value, text }))}
        />
      )}
      <div className="flex gap-12">
        {isWaiting && (
          <Button busy={show.busy} onClick={open}>
            匿名公开
          </Button>
        )}
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {isWaiting ? '不公开' : '撤下'}
        </Button>
      </div>
      {asking && (
        <Dialog
          open
          title={isWaiting ? '不公开这次问诊？' : '撤下这次问诊？'}
          input={{ label: '原因', placeholder: '例如：内容里能认出是谁' }}
          confirmText={isWaiting ? '不公开' : '撤下'}
          busy={back.busy}
          onCancel={() => setAsking(false)}
          onConfirm={hide}
        />
      )}
    </div>
  )
}
