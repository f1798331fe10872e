import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskRefundAgree, deskRefundReceived, type deskRefunds } from '../contract.ts'
import type { Asking } from './decide-dialog.tsx'

type Refund = CallOutput<typeof deskRefunds>['list'][number]

interface RefundCardProps {
  refund: Refund
  isPlatform: boolean
  onAsk: (asking: Asking) => void
  onDone: () => void
}

/** One refund with all that is needed to decide about it, and the decisions. */
export function RefundCard({ refund, ...deciding }: RefundCardProps) {
  const mayOpen = useMay('orders.handle') && !deciding.isPlatform
  const pictures = refund.image.split(',').filter(Boolean)
  return (
    <article className="rounded-12 bg-card p-16 shadow-soft">
      <header className="flex flex-wrap items-center gap-x-12 gap-y-4">
        <Tag tone={refund.state_id === 'escalated' ? 'danger' : 'accent'}>{refund.state_desc}</Tag>
        <span className="text-14 text-ink-2">{refund.refund_type_name}</span>
        <Price yuan={refund.amount} />
        {refund.shipping_fee !== '0.00' && <span className="text-12 text-ink-3">含运费 {refund.shipping_fee}</span>}
        {refund.end_time && (
          <span className={refund.near_end ? 'text-14 text-warning' : 'text-14 text-ink-3'}>
            {isWaiting(refund) ? `${shortTime(refund.end_time)} 截止` : `${shortTime(refund.end_time)} 结束`}
          </span>
        )}
      </header>
      <p className="pt-12 text-16">
        {refund.list.map((one) => `${one.goods_name} ${one.goods_special_name} ×${one.buy_num}`).join('；')}
      </p>
      <div className="max-w-[640px] pt-12">
        <Facts facts={factsOf(refund, mayOpen)} />
      </div>
      {pictures.length > 0 && (
        <ul aria-label="患者的图片" className="flex flex-wrap gap-8 pt-12">
          {pictures.map((src, at) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noreferrer" className="block">
                <Picture src={src} alt={`图片 ${at + 1}`} width={96} height={96} className="size-96 rounded-8" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Decisions refund={refund} {...deciding} />
    </article>
  )
}

const isWaiting = ({ state_id }: Refund) =>
  ['applied', 'returning', 'returned', 'escalated', 'declined'].includes(state_id)

/** The order is one press away for who may open it: what was sold, to whom, and what else was said about it. */
const orderLink = ({ order_id, order_no }: Refund, mayOpen: boolean) => {
  const number = groupedNumber(order_no)
  return mayOpen ? (
    <Link
      to={address('/desk/orders/detail', { order_id })}
      className="relative text-accent-ink after:absolute after:-inset-8"
    >
      {number}
    </Link>
  ) : (
    <span className="select-all">{number}</span>
  )
}

const factsOf = (refund: Refund, mayOpen: boolean) => [
  { name: '原因', value: refund.reason },
  ...(refund.remark ? [{ name: '说明', value: refund.remark }] : []),
  ...(refund.answer ? [{ name: '回复', value: refund.answer }] : []),
  ...(refund.appeal ? [{ name: '患者对平台说', value: refund.appeal }] : []),
  ...(refund.send_to ? [{ name: '退货地址', value: refund.send_to }] : []),
  ...(refund.logistics
    ? [{ name: '寄回的快递', value: `${refund.logistics.company} ${refund.logistics.number}` }]
    : []),
  { name: '退款编号', value: groupedNumber(refund.refund_no) },
  { name: '订单', value: orderLink(refund, mayOpen) },
  { name: '申请时间', value: refund.add_time.slice(0, 16) },
]

function Decisions({ refund, isPlatform, onAsk, onDone }: RefundCardProps) {
  const { refund_id, state_id, amount } = refund
  const callApi = (what: Asking['what']) => () => onAsk({ what, refund_id, amount })
  const decline = (words: string) => (
    <Button kind="secondary" size="small" onClick={callApi('decline')}>
      {words}
    </Button>
  )
  if (state_id === 'applied')
    return (
      <p className="flex gap-8 pt-16">
        {refund.refund_type === 'return' ? (
          <Button size="small" onClick={callApi('agree')}>
            同意退货
          </Button>
        ) : (
          <ActButton
            kind="primary"
            call={deskRefundAgree}
            input={{ refund_id }}
            confirm={{ title: '同意退款？', text: `¥${amount} 将原路退回给患者，不能撤回。`, yes: '同意退款' }}
            said={() => '已同意，退款已提交'}
            onDone={onDone}
          >
            同意退款
          </ActButton>
        )}
        {decline('拒绝')}
      </p>
    )
  if (state_id === 'returned')
    return (
      <p className="flex gap-8 pt-16">
        <ActButton
          kind="primary"
          call={deskRefundReceived}
          input={{ refund_id }}
          confirm={{
            title: '确认收到退货？',
            text: `¥${amount} 将原路退回给患者，商品放回库存。`,
            yes: '已收到，退款',
          }}
          said={() => '已确认，退款已提交'}
          onDone={onDone}
        >
          已收到退货
        </ActButton>
        {decline('拒收')}
      </p>
    )
  if (state_id !== 'escalated' || !isPlatform) return null
  return (
    <p className="flex gap-8 pt-16">
      <Button size="small" onClick={callApi('support')}>
        支持患者
      </Button>
      <Button kind="secondary" size="small" onClick={callApi('uphold')}>
        维持拒绝
      </Button>
    </p>
  )
}
