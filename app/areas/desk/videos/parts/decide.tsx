import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MOST } from '#app/areas/content/videos/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { deskVideoPublish, deskVideoWithdraw } from '../contract.ts'
import type { ManagedFilm } from './managed-video.tsx'

/** Shows a video to everybody, or takes it away and says why. */
export function Decide({ video: { video_id, version, state } }: { video: ManagedFilm }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const publish = useAct(deskVideoPublish)
  const withdraw = useAct(deskVideoWithdraw)
  const settle = (isDone: boolean, words: string) => {
    if (isDone) toast(words)
    setAsking(false)
    revalidate()
  }
  const takeAway = async (reason: string) => {
    if (reason.trim() === '') return toast('请写明原因')
    settle((await withdraw.run({ video_id, version, reason: reason.slice(0, MOST.reason) })) !== undefined, '已撤下')
  }
  if (state !== 'published')
    return (
      <Button
        busy={publish.busy}
        onClick={async () => settle((await publish.run({ video_id, version })) !== undefined, '已发布')}
      >
        {state === 'draft' ? '发布' : '重新发布'}
      </Button>
    )
  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        撤下
      </Button>
      {asking && (
        <Dialog
          open
          title="撤下这个视频？"
          input={{ label: '原因', placeholder: '例如：第三步的动作请重拍' }}
          confirmText="撤下"
          busy={withdraw.busy}
          onCancel={() => setAsking(false)}
          onConfirm={takeAway}
        />
      )}
    </>
  )
}
