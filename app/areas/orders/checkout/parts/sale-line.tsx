import { useRevalidator } from 'react-router'
import type { Sale } from '#app/areas/mall/seckill/cards/load-sale.ts'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Price } from '#kit/ui/price.tsx'

/** Above an order in a flash sale: that it is one, until when, and what it costs otherwise. */
export function SaleLine({ sale: { session, item } }: { sale: Sale }) {
  const { revalidate } = useRevalidator()
  return (
    <section
      aria-label="限时秒杀"
      className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-4 rounded-12 bg-danger-tint px-16 py-12 text-14 text-danger"
    >
      <span className="font-semibold">
        秒杀价 <Price yuan={item.seckill_price} before={item.price} />
      </span>
      <span>
        距结束 <Countdown seconds={session.span} nearSeconds={600} onEnd={revalidate} />
      </span>
    </section>
  )
}
