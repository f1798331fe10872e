import type { Message } from '#app/areas/consult/chat/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchRecall } from '../contract.ts'

interface SaidSheetProps {
  consultationId: string
  message: Message | undefined
  onRecalled: (recall: Message) => void
  onClose: () => void
}

/** What a doctor can do with a message: see it at its size, take their own back. */
export function MessageMenu({ consultationId, message, onRecalled, onClose }: SaidSheetProps) {
  const recall = useAct(benchRecall)
  const takeBack = async (message_id: number) => {
    const taken = await recall.run({ ask_id: consultationId, message_id })
    if (taken) onRecalled(taken.message)
    onClose()
  }
  return (
    <Sheet open={message !== undefined} title="这条消息" onClose={onClose}>
      {message && (
        <div className="grid gap-8">
          {message.kind === 'image' && (
            <img src={message.url} alt="图片" className="max-h-seen-50 w-full rounded-12 bg-well object-contain" />
          )}
          {message.kind === 'text' && (
            <p className="max-h-120 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{message.content}</p>
          )}
          {message.sender === 'doctor' && (
            <Button kind="secondary" wide busy={recall.busy} onClick={() => takeBack(message.id)}>
              撤回（发出 2 分钟内）
            </Button>
          )}
          <Button kind="text" wide onClick={onClose}>
            关闭
          </Button>
        </div>
      )}
    </Sheet>
  )
}
