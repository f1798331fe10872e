import { HeartIcon, ThumbsUpIcon } from 'lucide-react'
import { markArticle } from '#app/areas/favourites/contract.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { docsayLike } from '../contract.ts'
import type { Mine } from './use-mine.ts'

interface ReaderActionsProps {
  articleId: number
  mine: Mine
  onMine: (mine: Mine) => void
  /** Who likes it has changed. */
  onLiked: () => void
}

/** What a reader does with an article: says that it was useful, keeps it. */
export function ReaderActions({ articleId, mine, onMine, onLiked }: ReaderActionsProps) {
  const like = useAct(docsayLike)
  const keep = useAct(markArticle)

  const toggleLike = async () => {
    const done = await like.run({ id: articleId, state: mine.isLiked ? 0 : 1 })
    if (!done) return
    onMine({ ...mine, likes: done.like_num, isLiked: done.is_liked === 1 })
    onLiked()
  }
  const toggleKeep = async () => {
    const done = await keep.run({ article_id: articleId, state: mine.isKept ? 0 : 1 })
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
      <Button aria-pressed={mine.isLiked} busy={like.busy} onClick={toggleLike}>
        <ThumbsUpIcon className={mine.isLiked ? 'fill-current' : ''} />
        {mine.isLiked ? '觉得有用' : '有用'}
        {mine.likes > 0 && ` ${countText(mine.likes)}`}
      </Button>
    </BottomAction>
  )
}
