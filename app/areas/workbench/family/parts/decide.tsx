import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchAccept, benchDecline } from '../contract.ts'

interface DecideProps {
  id: string
  name: string
  onDecided: () => void
}

/** Takes a resident who applied, or declines and says why. */
export function Decide({ id, name, onDecided }: DecideProps) {
  const [declining, setDeclining] = useState(false)
  const [accept, decline] = [useAct(benchAccept), useAct(benchDecline)]
  const settle = (isDone: boolean, words: string) => {
    if (isDone) toast(words)
    setDeclining(false)
    onDecided()
  }
  const refuse = async (reason: string) => {
    if (reason.trim() === '') return toast('请写明原因，居民会看到')
    settle((await decline.run({ id, reason })) !== undefined, '已退回，居民会收到原因')
  }
  return (
    <div className="flex gap-12">
      <Button
        busy={accept.busy}
        onClick={async () => settle((await accept.run({ id })) !== undefined, `已和${name}签约`)}
      >
        通过并签约
      </Button>
      <Button kind="secondary" onClick={() => setDeclining(true)}>
        不通过
      </Button>
      <Dialog
        open={declining}
        title="不通过这份申请？"
        input={{ label: '原因', placeholder: '例如：不在本社区的服务范围' }}
        confirmText="不通过"
        busy={decline.busy}
        onCancel={() => setDeclining(false)}
        onConfirm={refuse}
      />
    </div>
  )
}
