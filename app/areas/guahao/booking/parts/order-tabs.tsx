import { Tabs } from '#kit/ui/tabs.tsx'
import { ordersAddress } from '../cards/booking-address.ts'

/** The lists of one's appointments by the name that stands in the address. */
const tabs = {
  all: '全部',
  unpaid: '待支付',
  upcoming: '待就诊',
  waits: '候补',
  finished: '已完成',
  closed: '已取消',
} as const
/** One of the lists. */
export type OrderTab = keyof typeof tabs

const names = Object.keys(tabs) as OrderTab[]

/** Reads the address; what it does not know counts as all. */
export const readTab = (query: URLSearchParams): OrderTab => names.find((name) => name === query.get('tab')) ?? 'all'

export function OrderTabs({ chosen }: { chosen: OrderTab }) {
  return (
    <div className="sticky top-under-bar z-20">
      <Tabs
        label="预约分类"
        tabs={names.map((name) => ({
          text: tabs[name],
          to: ordersAddress(name === 'all' ? undefined : name),
          current: name === chosen,
        }))}
      />
    </div>
  )
}
