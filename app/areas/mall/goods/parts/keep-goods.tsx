import { HeartIcon } from 'lucide-react'
import { doFocus } from '#app/areas/favourites/contract.ts'
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
    toast(done.state === 1 ? '已收藏，降价会告诉您' : '已取消收藏')
  }
  return (
    <button
      type="button"
      aria-pressed={isKept}
      disabled={focus.busy}
      onClick={toggle}
      className="flex size-target flex-col items-center justify-center text-12 whitespace-nowrap"
    >
      <HeartIcon className={`size-20 ${isKept ? 'fill-current text-danger' : ''}`} />
      {isKept ? '已收藏' : '收藏'}
    </button>
  )
}
