import { HeadsetIcon } from 'lucide-react'
import { serviceAddress } from '#app/areas/help/cards/service-address.ts'
import { AddToCart } from '#app/areas/orders/checkout/cards/add-to-cart.tsx'
import type { leadsIn } from '#app/areas/orders/checkout/cards/came-by.ts'
import { confirmAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import type { OwnPrescription } from '#app/areas/prescriptions/cards/own-prescription.ts'
import { PrescriptionStep } from '#app/areas/prescriptions/cards/prescription-shortcut.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { goodsAddress } from '../cards/goods-card.tsx'
import type { goodsDetail } from '../contract.ts'
import { needsPrescription } from '../rules.ts'
import type { useChoice } from './choose.tsx'

interface GoodsBarProps {
  goods: CallOutput<typeof goodsDetail>
  choice: ReturnType<typeof useChoice>
  /** Of a drug on prescription: where the asker's own stands. */
  own: OwnPrescription | undefined
  /** How one came to the goods: goes along with the order. */
  cameBy: ReturnType<typeof leadsIn>
  onAsk: () => void
}

/** What can be done with goods: ask, put into the cart, buy. */
export function GoodsBar({ goods, choice, own, cameBy, onAsk }: GoodsBarProps) {
  const { goods_id, goods_name, drug_type } = goods
  return (
    <BottomAction
      aside={
        <Link
          to={serviceAddress({ title: goods_name, link: goodsAddress(goods) })}
          className="flex size-target flex-col items-center justify-center text-12 elder:hidden"
        >
          <HeadsetIcon className="size-20" />
          客服
        </Link>
      }
    >
      <Buy
        goodsId={goods_id}
        isPrescribed={needsPrescription(drug_type)}
        choice={choice}
        own={own}
        cameBy={cameBy}
        onAsk={onAsk}
      />
    </BottomAction>
  )
}

interface BuyProps extends Pick<GoodsBarProps, 'choice' | 'own' | 'cameBy' | 'onAsk'> {
  goodsId: number
  isPrescribed: boolean
}

/** Leads to the order of what is chosen; where none of it can be bought, to what one does instead. */
function Buy({ goodsId, isPrescribed, choice: { special, most, pieces }, own, cameBy, onAsk }: BuyProps) {
  if (special && most > 0)
    return (
      <>
        {!isPrescribed && (
          <AddToCart goodsId={goodsId} skuId={special.special_id} pieces={pieces} most={most} cameBy={cameBy} />
        )}
        <ButtonLink to={confirmAddress({ goods_id: goodsId, special_id: special.special_id, buy_num: pieces }, cameBy)}>
          立即购买
        </ButtonLink>
      </>
    )
  if (isPrescribed) return <PrescriptionStep goodsId={goodsId} skuId={special?.special_id} own={own} />
  return <Button onClick={onAsk}>让客服联系我</Button>
}
