import { BookingRulesCard } from '#app/areas/guahao/hospitals/cards/booking-rules-card.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import type { BookingShown } from './booking-shown.ts'

/** What decides whether one may book and what it binds to; the rest is one tap away. */
const decisive = {
  book: ['age', 'papers', 'cancel'],
  wait: ['waitlist', 'age', 'papers'],
}

/** The hospital's rules before the form, so that nobody fills it in for nothing. */
export function RulesFirst({ tips, isWait }: { tips: BookingShown['sheet']['tips']; isWait: boolean }) {
  const first = decisive[isWait ? 'wait' : 'book']
  return (
    <Card title={isWait ? '候补规则' : '预约前请看'} className="pb-4">
      <BookingRulesCard rules={tips.filter(({ name }) => first.includes(name))} />
      <Disclosure title={<span className="text-14 text-ink-2">全部规则</span>}>
        <BookingRulesCard rules={tips.filter(({ name }) => !first.includes(name))} />
      </Disclosure>
    </Card>
  )
}
