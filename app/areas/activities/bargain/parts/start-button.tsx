import { useNavigate } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { bargainAddress } from '../cards/bargain-address.ts'
import { startBargain } from '../contract.ts'

/** Begins a bargain with one's own first cut and leads to it; a visitor signs in first. */
export function StartButton({ goods }: { goods: { act_id: number; goods_id: number; goods_name: string } }) {
  const navigate = useNavigate()
  const starting = useAct(startBargain)
  const start = async () => {
    const begun = await starting.run({ act_id: goods.act_id, goods_id: goods.goods_id })
    if (!begun) return
    toast(`自己先砍了 ${begun.cut} 元，快请好友帮忙`)
    navigate(bargainAddress(begun.bargain_id))
  }
  return (
    <Button size="small" kind="danger" busy={starting.busy} onClick={start} aria-label={`去砍价：${goods.goods_name}`}>
      去砍价
    </Button>
  )
}
