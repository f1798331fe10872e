import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { rankFeedback } from '../contract.ts'

/** Says something about a rank. */
export function RankFeedback({ rankId }: { rankId: number }) {
  const [open, setOpen] = useState(false)
  const send = useAct(rankFeedback)
  const confirm = async (feedback: string) => {
    if (!feedback.trim()) return
    if (!(await send.run({ rank_id: rankId, feedback }))) return
    setOpen(false)
    toast('谢谢，我们会认真看')
  }
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        对榜单有意见？告诉我们
      </Button>
      <Dialog
        open={open}
        title="您的意见"
        input={{ label: '您的意见', placeholder: '哪里不准，缺了谁' }}
        confirmText="提交"
        busy={send.busy}
        onCancel={() => setOpen(false)}
        onConfirm={confirm}
      >
        {send.error && <p role="alert">{send.error.words}</p>}
      </Dialog>
    </>
  )
}
