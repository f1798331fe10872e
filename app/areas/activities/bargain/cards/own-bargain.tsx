import { ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { userBargainGoods } from '../contract.ts'
import { bargainAddress } from './bargain-address.ts'

/** So many bargains of somebody run at most at a time, or are looked at. */
const MOST = 50

/** On the page of goods for which the reader bargains already: what they cost them now, and the way there. */
export function OwnBargain({ goodsId }: { goodsId: number }) {
  const { answer: mine } = useOwnAnswer(userBargainGoods, { page_size: MOST })
  const own = mine?.list.find(({ goods_id }) => goods_id === goodsId)
  if (!own) return null
  return (
    <Notice
      tone="accent"
      action={
        <ButtonLink size="small" kind="secondary" to={bargainAddress(own.bargain_id)}>
          去看看
        </ButtonLink>
      }
    >
      您正在砍这件商品，已砍到 ¥{own.now_price}
    </Notice>
  )
}
