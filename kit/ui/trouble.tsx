import { Button } from './button.tsx'
import { Empty } from './empty.tsx'

interface TroubleProps {
  title?: string | undefined
  text?: string | undefined
  onRetry?: (() => void) | undefined
  busy?: boolean | undefined
}

/** Something that could not be fetched: what happened, and another try. */
export function Trouble({
  title = '没有加载出来',
  text = '可能是网络不稳定，请再试一次。',
  onRetry,
  busy,
}: TroubleProps) {
  return (
    <div role="alert">
      <Empty
        drawing="broken"
        title={title}
        text={text}
        action={
          onRetry && (
            <Button kind="secondary" busy={busy} onClick={onRetry}>
              重新加载
            </Button>
          )
        }
      />
    </div>
  )
}
