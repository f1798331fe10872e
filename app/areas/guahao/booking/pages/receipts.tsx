import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { datedSpan } from '#app/areas/guahao/schedules/cards/spoken-span.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { receiptAddress } from '../cards/booking-address.ts'
import { receiptList } from '../contract.ts'
import type { Route } from './+types/receipts'

export { handle } from 'virtual:rows/guahao-receipts'

const SIZE = 10

export const clientLoader = behindGate(async ({ callApi }) => (await callApi(receiptList, { page_size: SIZE })).list)

export default function ReceiptsPage({ loaderData: receipts }: Route.ComponentProps) {
  const pages = useMorePages({
    first: receipts,
    size: SIZE,
    load: async (page) => (await callApi(receiptList, { page, page_size: SIZE })).list,
    idOf: (receipt) => receipt.order_id,
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <ListPage pages={pages} empty={<NoReceipts />}>
          {(receipt) => <ReceiptCard receipt={receipt} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function ReceiptCard({ receipt }: { receipt: CallOutput<typeof receiptList>['list'][number] }) {
  const today = useToday()
  return (
    <Card to={receiptAddress(receipt.order_id)}>
      <div className="flex items-baseline justify-between gap-12">
        <h2 className="min-w-0 text-16 font-semibold">{receipt.unit_name}</h2>
        <span className="shrink-0">
          <Fee yuan={receipt.amount} size="medium" />
        </span>
      </div>
      <p className="pt-4 text-14 text-ink-2">
        {receipt.dep_name} {receipt.doctor_name} · {receipt.member_name}
      </p>
      <p className="text-14 text-ink-3 tabular-nums">{datedSpan(receipt, today)}</p>
      {receipt.refund_amount !== '0.00' && (
        <p className="pt-4 text-14 text-ink-2">
          已退 <Fee yuan={receipt.refund_amount} />
        </p>
      )}
    </Card>
  )
}

function NoReceipts() {
  return (
    <Empty
      title="还没有收据"
      text="付过挂号费的预约，收据会自动放在这里。"
      action={<ButtonLink to="/guahao/index">去挂号</ButtonLink>}
    />
  )
}
