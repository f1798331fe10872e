import { Button } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { delAskHistoryContent, talkRecall } from '../contract.ts'
import type { Message } from '../rules.ts'

interface MessageSheetProps {
  consultationId: string
  message: Message | undefined
  onRecalled: (recall: Message) => void
  onDeleted: (id: number) => void
  onClose: () => void
}

/** What can be done with a message: read it at its size, copy it, take it back, take it out of sight. */
export function MessageSheet({ consultationId, message, onRecalled, onDeleted, onClose }: MessageSheetProps) {
  const recall = useAct(talkRecall)
  const remove = useAct(delAskHistoryContent)
  const takeBack = async (message_id: number) => {
    const taken = await recall.run({ ask_id: consultationId, message_id })
    if (taken) onRecalled(taken.message)
    onClose()
  }
  const takeOut = async (content_id: number) => {
    if (await remove.run({ ask_id: consultationId, content_id })) onDeleted(content_id)
    onClose()
  }
  return (
    <Sheet open={message !== undefined} title="这条消息" onClose={onClose}>
      {message && (
        <div className="grid gap-8">
          {message.kind === 'image' ? (
            <img src={message.url} alt="图片" className="max-h-seen-50 w-full rounded-12 bg-well object-contain" />
          ) : (
            <p className="max-h-120 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{message.content}</p>
          )}
          {message.kind === 'text' && (
            <Button kind="secondary" wide onClick={() => copy(message.content).then(onClose)}>
              复制
            </Button>
          )}
          {message.sender === 'patient' && (
            <Button kind="secondary" wide busy={recall.busy} onClick={() => takeBack(message.id)}>
              撤回（发出 2 分钟内）
            </Button>
          )}
          <Button kind="text" wide busy={remove.busy} onClick={() => takeOut(message.id)}>
            从我的记录里删除
          </Button>
        </div>
      )}
    </Sheet>
  )
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    toast('已复制')
  } catch {
    toast('没有复制成功，请长按文字选择')
  }
}
