import { ConsultationToPay } from '#app/areas/consult/consultations/cards/consultation-to-pay.tsx'
import { AppointmentToPay } from '#app/areas/guahao/booking/cards/appointment-to-pay.tsx'
import { OrdersToPay } from '#app/areas/orders/checkout/cards/orders-to-pay.tsx'
import type { LoadedPayment } from '../cards/load-payment.ts'

/** What a payment is for: what, from whom, for whom, and what it is made up of. */
export function PaidFor({ loaded: { orders, appointment, consultation } }: { loaded: LoadedPayment }) {
  if (appointment) return <AppointmentToPay order={appointment} />
  if (consultation) return <ConsultationToPay consultation={consultation} />
  return <OrdersToPay orders={orders} />
}
