import { Notice } from '#kit/ui/notice.tsx'

/** Says that what is shown may not be how it is now. */
export function StaleLine({ stale }: { stale: boolean }) {
  return (
    <div role="status">
      {stale && <Notice tone="warning">暂时连不上服务器，显示的是断开前的情况，恢复后会自动更新。</Notice>}
    </div>
  )
}
