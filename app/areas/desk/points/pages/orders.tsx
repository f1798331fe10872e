import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { RevealReceiver } from '#app/areas/desk/orders/cards/reveal-receiver.tsx'
import { ShipDialog } from '#app/areas/desk/orders/cards/ship-dialog.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { groupedNumber } from '#kit/check/spoken-number.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskPointCancel, deskPointOrders, deskPointReveal, deskPointShip } from '../contract.ts'
import { type ExchangeList, listWords } from '../rules.ts'
import type { Route } from './+types/orders'

export { handle } from 'virtual:rows/desk-points-orders'

const names = Object.keys(listWords) as ExchangeList[]

const load = async ({ callApi, query }: Loading) => {
  const list = names.find((name) => name === query.get('list')) ?? 'waiting'
  return { list, found: await callApi(deskPointOrders, { list, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Order = CallOutput<typeof deskPointOrders>['list'][number]

const columns: Column<Order>[] = [
  { head: '单号', cell: (row) => groupedNumber(row.order_no), tight: true },
  { head: '兑换时间', cell: (row) => shortTime(row.add_time), tight: true },
  { head: '商品', cell: (row) => `${row.title} ×${row.num}` },
  { head: '积分', cell: (row) => row.point, numeric: true, tight: true },
  {
    head: '收货',
    cell: (row) => row.receiver && <Whereto {...row} receiver={row.receiver} />,
  },
]
function Whereto({ order_id, receiver }: { order_id: string; receiver: NonNullable<Order['receiver']> }) {
  const reveal = useAct(deskPointReveal)
  return (
    <>
      {receiver.name} {receiver.mobile}，{receiver.full_address}
      <span className="-ml-12 block wide:ml-0 wide:inline">
        <RevealReceiver busy={reveal.busy} ask={() => reveal.run({ order_id })} />
      </span>
    </>
  )
}

const parcel: Column<Order> = { head: '快递', cell: (row) => `${row.company} ${row.number}`, tight: true }
const reason: Column<Order> = { head: '取消原因', cell: (row) => row.cancel_reason }

const empties: Record<ExchangeList, string> = {
  waiting: '没有等待发货的兑换',
  shipped: '没有在路上的包裹',
  cancelled: '没有取消的兑换',
}

export default function DeskPointsOrdersPage({ loaderData: { list, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<{ what: 'ship' | 'cancel'; row: Order }>()
  const acts: Column<Order> = {
    head: '操作',
    bare: true,
    tight: true,
    cell: (row) => (
      <div className="flex gap-8">
        <Button kind="secondary" size="small" onClick={() => setOpen({ what: 'ship', row })}>
          发货
        </Button>
        <Button kind="text" size="small" onClick={() => setOpen({ what: 'cancel', row })}>
          取消
        </Button>
      </div>
    ),
  }
  const more = { waiting: [acts], shipped: [parcel], cancelled: [reason] }[list]
  return (
    <DeskFrame note="患者用积分换的实物。发出后填写快递公司和单号；实在发不了就取消，积分会退回，患者都会收到通知。">
      <div className="space-y-16">
        <Tabs
          label="积分兑换"
          tabs={names.map((name) => ({
            text: listWords[name],
            to: address('/desk/points/orders', { list: name }),
            current: name === list,
          }))}
        />
        <Table
          label={listWords[list]}
          columns={[...columns, ...more]}
          rows={found.list}
          keyOf={(row) => row.order_id}
          empty={<Empty drawing="bag" title={empties[list]} text="有新的兑换时会显示在这里。" />}
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {open && <Handling {...open} onClose={() => setOpen(undefined)} onDone={revalidate} />}
    </DeskFrame>
  )
}

interface HandlingProps {
  what: 'ship' | 'cancel'
  row: Order
  onClose: () => void
  onDone: () => void
}

function Handling({ what, row: { order_id, point }, onClose, onDone }: HandlingProps) {
  const finish = () => {
    onClose()
    onDone()
  }
  if (what === 'ship')
    return (
      <ShipDialog
        save={(parcel, send) => send(deskPointShip, { order_id, ...parcel })}
        said={() => '已发货'}
        onClose={onClose}
        onShipped={finish}
      />
    )
  return (
    <ReasonForm
      title="取消这次兑换？"
      label="原因，患者会看到"
      placeholder="如：缺货"
      maxLength={60}
      cancelText="返回"
      action="取消兑换"
      danger
      save={(reason, send) => send(deskPointCancel, { order_id, reason })}
      said={() => '已取消，积分已退回'}
      onSaved={finish}
      onClose={onClose}
    >
      <p className="text-14 text-ink-2">{point} 积分和库存会马上退回。</p>
    </ReasonForm>
  )
}
