import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { copyText } from './ways.ts'

interface CopyableProps {
  text: string
  name: string
  /** The text as it is easier to read, where that differs. */
  shown?: string
}

/** A number that is copied with one tap. */
export function Copyable({ text, name, shown = text }: CopyableProps) {
  const copy = async () => toast((await copyText(text)) ? `${name}已复制` : '没有复制成功，请长按选择')
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-8 py-2">
      <span className="break-all tabular-nums select-all">{shown}</span>
      <Button kind="text" size="small" aria-label={`复制${name}`} onClick={copy}>
        复制
      </Button>
    </span>
  )
}
