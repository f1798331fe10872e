import { HeartIcon } from 'lucide-react'
import { doFocus } from '#app/areas/favourites/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'

interface KeepGoodsProps {
  goodsId: number
  isKept: boolean
  onKept: (isKept: boolean) => void
}

/** Keeps goods among the favourites, or lets go of them. */
export function KeepGoods({ goodsId, isKept, onKept }: KeepGoodsProps) {
  const focus = useAct(doFocus)
  const toggle = async () => {
    const done = await focus.run({ type: 'goods', object_id: goodsId, state: isKept ? 0 : 1 })
    if (!done) return
    onKept(done.state === 1)
    toast(done.state === 1 ? '已收藏，可在“我的收藏”找到' : '已取消收藏')
  }
  return (
    <Button kind="secondary" aria-pressed={isKept} busy={focus.busy} onClick={toggle}>
      <HeartIcon className={isKept ? 'fill-current text-danger' : ''} />
      {isKept ? '已收藏' : '收藏'}
    </Button>
  )
}
