import { Button } from '#kit/ui/button.tsx'

interface CallTroubleProps {
  busy: boolean
  onRejoin: () => void
  onPhone?: (() => void) | undefined
}

/** The server that carries the call is not reached: what one can do. */
export function CallTrouble({ busy, onRejoin, onPhone }: CallTroubleProps) {
  return (
    <div
      role="alert"
      className="absolute inset-x-16 top-60 grid gap-12 rounded-12 bg-card p-16 text-center text-14 text-ink"
    >
      <p className="text-pretty">
        视频服务器暂时连不上，对方看不到您，也听不到您。请检查网络后重新连接
        {onPhone ? '，也可以改用电话继续。' : '；医生也可以改用电话打给您。'}
      </p>
      <div className="flex justify-center gap-12">
        <Button busy={busy} onClick={onRejoin}>
          重新连接
        </Button>
        {onPhone && (
          <Button kind="secondary" busy={busy} onClick={onPhone}>
            改用电话
          </Button>
        )}
      </div>
    </div>
  )
}
