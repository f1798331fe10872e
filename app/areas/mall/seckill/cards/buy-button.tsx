import { useSearchParams } from 'react-router'
import { leadsIn } from '#app/areas/orders/checkout/cards/came-by.ts'
import { confirmAddress } from '#app/areas/orders/checkout/cards/order-address.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import type { Sale } from './load-sale.ts'

/** Leads to the order of one piece at the price of the sale; says so where all are gone. */
export function BuyButton({ session, item, size }: Sale & { size?: 'small' }) {
  const { goods_id, special_id, stock } = item
  const [query] = useSearchParams()
  if (stock === 0) return <p className="shrink-0 py-8 text-14 font-medium text-ink-3">已抢完</p>
  return (
    <ButtonLink
      size={size}
      to={confirmAddress({ goods_id, special_id, buy_num: 1, act_id: session.schedule_id }, leadsIn(query))}
    >
      立即抢购
    </ButtonLink>
  )
}
