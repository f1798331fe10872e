import { useSearchParams } from 'react-router'
import { wayBack } from '#kit/wire/browser/way-back.ts'
import { behindGate, readCode } from '#kit/wire/load.ts'
import { Cashier } from '../cards/cashier.tsx'
import { loadPayment } from '../cards/load-payment.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/pay-index'

export const clientLoader = behindGate(({ callApi, query }) => loadPayment(callApi, readCode(query, 'out_trade_no')))

export default function PayPage({ loaderData: loaded }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const asked = query.get('callback') || loaded.payment.link
  return <Cashier loaded={loaded} back={wayBack(new URLSearchParams(asked ? { redirect_url: asked } : {}))} />
}
