import { GoodsLine } from '#app/areas/orders/checkout/cards/goods-line.tsx'
import { orderAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { getRefundDetail } from '../contract.ts'
import { paidEach } from '../rules/choose.ts'

/** A refund as the wire has it. */
export type Refund = CallOutput<typeof getRefundDetail>

/** What was asked for, and why; inside an app nothing leads away. */
export function RefundFacts({ refund, linked = true }: { refund: Refund; linked?: boolean }) {
  return (
    <>
      <Card title={refund.unit_name} aside={linked && <OrderLink orderId={refund.order_id} />}>
        <div className="space-y-12">
          {refund.list.map((one) => (
            <GoodsLine
              key={one.special_id}
              name={one.goods_name}
              skuName={one.goods_special_name}
              img={one.img}
              price={paidEach(one.refund_amount, one.buy_num)}
              pieces={one.buy_num}
            />
          ))}
        </div>
      </Card>
      <Card title="申请内容">
        <Facts facts={factsOf(refund)} />
        <RefundPictures image={refund.image} />
      </Card>
    </>
  )
}

const factsOf = (refund: Refund) => [
  { name: '类型', value: refund.refund_type_name },
  {
    name: '金额',
    value: refund.shipping_fee === '0.00' ? yuanText(refund.amount) : `${yuanText(refund.amount)}（含运费）`,
  },
  ...(refund.card_amount === '0.00' ? [] : [{ name: '其中退回礼品卡', value: yuanText(refund.card_amount) }]),
  { name: '原因', value: refund.reason },
  ...(refund.remark ? [{ name: '说明', value: refund.remark }] : []),
  { name: '申请时间', value: refund.add_time },
  ...(refund.logistics
    ? [{ name: '寄回的快递', value: `${refund.logistics.company} ${refund.logistics.number}` }]
    : []),
  {
    name: '退款编号',
    value: <Copyable text={refund.refund_no} shown={groupedNumber(refund.refund_no)} name="退款编号" />,
  },
]

const OrderLink = ({ orderId }: { orderId: string }) => (
  <Link to={orderAddress(orderId)} className="relative after:absolute after:-inset-16">
    看订单
  </Link>
)

/** The pictures of a refund, each of the addresses that come comma-separated [X122]. */
function RefundPictures({ image }: { image: string }) {
  const pictures = image.split(',').filter(Boolean)
  if (pictures.length === 0) return null
  return (
    <ul aria-label="凭证图片" className="grid grid-cols-3 gap-8 pt-12">
      {pictures.map((src, at) => (
        <li key={src}>
          <Picture src={src} alt={`凭证图片 ${at + 1}`} width={96} height={96} className="w-full rounded-8" />
        </li>
      ))}
    </ul>
  )
}
