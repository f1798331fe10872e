import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MOST } from '#app/areas/content/videos/rules.ts'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskVideoPublish, deskVideoWithdraw } from '../contract.ts'
import type { ManagedFilm } from './managed-video.tsx'

/** Shows a video to everybody, or takes it away and says why. */
export function Decide({ video: { video_id, version, state } }: { video: ManagedFilm }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const publish = useAct(deskVideoPublish)
  const close = () => {
    setAsking(false)
    revalidate()
  }
  const show = async () => {
    if (await publish.run({ video_id, version })) toast('已发布')
    revalidate()
  }
  if (state !== 'published')
    return (
      <Button busy={publish.busy} onClick={show}>
        {state === 'draft' ? '发布' : '重新发布'}
      </Button>
    )
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        撤下
      </Button>
      {asking && (
        <ReasonForm
          title="撤下这个视频？"
          label="原因"
          placeholder="例如：第三步的动作请重拍"
          maxLength={MOST.reason}
          action="撤下"
          save={(reason, send) => send(deskVideoWithdraw, { video_id, version, reason })}
          said={() => '已撤下'}
          onSaved={close}
          onClose={close}
        />
      )}
    </>
  )
}
