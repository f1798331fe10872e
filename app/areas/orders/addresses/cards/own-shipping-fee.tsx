import { useLocation, useSearchParams } from 'react-router'
import { Link } from '#kit/ui/link.tsx'
import { yuanText } from '#kit/ui/number-text.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { maybeId } from '#kit/wire/load.ts'
import { shippingFee } from '../contract.ts'
import { chooseAddress } from './address-address.ts'

/** What one piece costs to send to whoever reads this, with the way to another of their addresses; nothing for a visitor. */
export function OwnShippingFee({ goodsId }: { goodsId: number }) {
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const address_id = maybeId(query, 'addressId')
  const { answer: fee } = useOwnAnswer(shippingFee, { goods_id: goodsId, buy_num: 1, address_id })
  if (!fee || fee.address_id === null) return null
  return (
    <Link
      to={chooseAddress(pathname + search, fee.address_id)}
      className="flex min-h-target flex-wrap items-center justify-between gap-x-12 text-14"
    >
      <span className="min-w-0 grow basis-160 text-ink-2">寄到{fee.full_address}</span>
      <span className="shrink-0 font-medium text-accent-ink">{feeWords(fee)} · 换地址</span>
    </Link>
  )
}

const feeWords = ({ is_excluded, shipping_fee }: CallOutput<typeof shippingFee>): string => {
  if (is_excluded === 1) return '暂时送不到'
  return shipping_fee === '0.00' ? '免运费' : `运费 ${yuanText(shipping_fee)}`
}
