import { Navigate } from 'react-router'
import { consultationAddress } from '#app/areas/consult/consultations/cards/consultation-address.ts'
import { successAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { inquiryDetailAddress } from '#app/areas/inquiry/cards/inquiry-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Open } from '../parts/open-payment.tsx'
import { Outcome } from '../parts/payment-outcome.tsx'
import type { LoadedPayment } from './load-payment.ts'

interface CashierProps {
  loaded: LoadedPayment
  /** Where it leads on to, where what was paid has no result of its own. */
  back: string
}

/** The one page at which one pays, whatever it is for, and which then says what came of it. */
export function Cashier({ loaded, back }: CashierProps) {
  const { payment } = loaded
  const result = payment.state === 'paid' ? resultOf(payment) : undefined
  // An appointment, a consultation and an inquiry say themselves that they are paid: one page is enough.
  if (result) return <Navigate to={result} replace />
  if (payment.state === 'pending')
    return (
      <Frame bar={{ title: '付款' }}>
        <Open key={payment.out_trade_no} loaded={loaded} />
      </Frame>
    )
  return (
    <Frame bar={{ title: '付款结果' }}>
      <Outcome loaded={loaded} back={back} />
    </Frame>
  )
}

const resultOf = ({ purpose, subject_id }: LoadedPayment['payment']): string | undefined => {
  if (purpose === 'guahao') return successAddress(subject_id)
  if (purpose.startsWith('inquiry-')) return inquiryDetailAddress(subject_id)
  return purpose === 'consult' ? consultationAddress(subject_id) : undefined
}
