import { HeartIcon, ThumbsUpIcon } from 'lucide-react'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { videoLike } from '../contract.ts'
import type { Mine } from './use-mine.ts'

interface WatcherActionsProps {
  fileId: number
  mine: Mine
  onMine: (mine: Mine) => void
}

/** What one does with a video: says once that it was useful, keeps it. */
export function WatcherActions({ fileId, mine, onMine }: WatcherActionsProps) {
  const like = useAct(videoLike)
  const keep = useAct(doFocus)

  const sayUseful = async () => {
    const done = await like.run({ file_id: fileId })
    if (done) onMine({ ...mine, likes: done.like_num, isLiked: true })
  }
  const toggleKeep = async () => {
    const done = await keep.run({ type: 'video', object_id: fileId, state: mine.isKept ? 0 : 1 })
    if (!done) return
    onMine({ ...mine, isKept: done.state === 1 })
    toast(done.state === 1 ? '已收藏，可在“我的收藏”找到' : '已取消收藏')
  }
  return (
    <BottomAction>
      <Button kind="secondary" aria-pressed={mine.isKept} busy={keep.busy} onClick={toggleKeep}>
        <HeartIcon className={mine.isKept ? 'fill-current text-danger' : ''} />
        {mine.isKept ? '已收藏' : '收藏'}
      </Button>
      {/* Said once, it stays: its number is to be read. */}
      <Button
        kind={mine.isLiked ? 'secondary' : 'primary'}
        aria-pressed={mine.isLiked}
        busy={like.busy}
        onClick={mine.isLiked ? undefined : sayUseful}
      >
        <ThumbsUpIcon className={mine.isLiked ? 'fill-current' : ''} />
        {mine.isLiked ? '觉得有用' : '有用'}
        {mine.likes > 0 && ` ${countText(mine.likes)}`}
      </Button>
    </BottomAction>
  )
}
