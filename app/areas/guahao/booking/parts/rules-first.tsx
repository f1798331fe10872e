import type { ReactNode } from 'react'
import { BookingRulesCard } from '#app/areas/guahao/hospitals/cards/booking-rules-card.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import type { BookingShown } from './booking-shown.ts'

/** What decides whether one may book and what it binds to; the rest is one tap away. */
const decisive = {
  book: ['age', 'papers'],
  wait: ['waitlist', 'age', 'papers'],
}

interface RulesFirstProps {
  tips: BookingShown['sheet']['tips']
  isWait: boolean
  /** Until when this very place can be given back. */
  promise?: ReactNode
  /** The fee is paid at the hospital: that is said before one books. */
  isPaidOnSite?: boolean
}

/** The hospital's rules before the form, so that nobody fills it in for nothing. */
export function RulesFirst({ tips, isWait, promise, isPaidOnSite = false }: RulesFirstProps) {
  const first = [...decisive[isWait ? 'wait' : 'book'], ...(isPaidOnSite ? ['pay'] : [])]
  // What cancelling means for this very place stands above; the rule that it is worked out from would only be read against it.
  const others = tips.filter(({ name }) => !first.includes(name) && (isWait || name !== 'cancel'))
  return (
    <Card title={isWait ? '候补规则' : '预约前请看'} className="pb-4">
      <div className="space-y-8">
        <BookingRulesCard rules={tips.filter(({ name }) => first.includes(name))} />
        {promise}
      </div>
      <Disclosure title={<span className="text-14 text-ink-2">全部规则</span>}>
        <BookingRulesCard rules={others} />
      </Disclosure>
    </Card>
  )
}
