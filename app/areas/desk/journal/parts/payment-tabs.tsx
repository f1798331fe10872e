import { Tabs } from '#kit/ui/tabs.tsx'

const places = { '/desk/payments': '收款', '/desk/payment-refunds': '退款' } as const

/** From what came to what went back, and the other way round. */
export function PaymentTabs({ at }: { at: keyof typeof places }) {
  const tabs = Object.entries(places).map(([to, text]) => ({ text, to, current: to === at }))
  return <Tabs label="收款与退款" tabs={tabs} />
}
