import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { RevealReceiver } from '#app/areas/desk/orders/cards/reveal-receiver.tsx'
import { ShipDialog } from '#app/areas/desk/orders/cards/ship-dialog.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskPrizeReveal, deskPrizeSend, deskPrizes } from '../contract.ts'
import type { Route } from './+types/prizes'

export { handle } from 'virtual:rows/desk-activities-prizes'

const load = async ({ callApi, query }: Loading) => {
  const sent = query.get('sent') === '1' ? 1 : 0
  return { sent, found: await callApi(deskPrizes, { sent, page: maybeId(query, 'page') ?? 1 }) }
}
export const clientLoader = behindStaffGate(load)
type Parcel = CallOutput<typeof deskPrizes>['list'][number]

const columns: Column<Parcel>[] = [
  { head: '申请时间', cell: (row) => shortTime(row.ask_time), tight: true },
  { head: '奖品', cell: (row) => row.title },
  {
    head: '寄到',
    cell: (row) => <Whereto {...row} />,
  },
]

function Whereto({ prize_id, receiver }: Parcel) {
  const reveal = useAct(deskPrizeReveal)
  return (
    <>
      {receiver.name} {receiver.mobile} {receiver.full_address}
      <span className="-ml-12 block wide:ml-0 wide:inline">
        <RevealReceiver busy={reveal.busy} ask={() => reveal.run({ prize_id })} />
      </span>
    </>
  )
}

export default function DeskPrizesPage({ loaderData: { sent, found } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<Parcel>()
  const last: Column<Parcel> =
    sent === 1
      ? { head: '快递', cell: (row) => `${row.company} ${row.number}` }
      : {
          head: '操作',
          bare: true,
          cell: (row) => (
            <Button size="small" onClick={() => setSending(row)}>
              寄出
            </Button>
          ),
        }
  return (
    <DeskFrame
      note="患者抽中实物奖品并填好地址后，会出现在这里。"
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/activities">
          返回活动
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        <Tabs
          label="奖品"
          tabs={['待寄出', '已寄出'].map((text, at) => ({
            text,
            to: address('/desk/activities/prizes', { sent: at || undefined }),
            current: at === sent,
          }))}
        />
        <Table
          label="奖品"
          columns={[...columns, last]}
          rows={found.list}
          keyOf={(row) => row.prize_id}
          empty={
            <Empty
              drawing="bag"
              title={sent === 1 ? '还没有寄出过奖品' : '没有要寄的奖品'}
              text="有人抽中实物并填好地址后，会出现在“待寄出”。"
            />
          }
        />
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {sending && (
        <ShipDialog
          title={`寄出“${sending.title}”`}
          save={(parcel, send) => send(deskPrizeSend, { prize_id: sending.prize_id, ...parcel })}
          said={() => '已寄出，中奖人会收到通知'}
          onClose={() => setSending(undefined)}
          onShipped={() => {
            setSending(undefined)
            revalidate()
          }}
        />
      )}
    </DeskFrame>
  )
}
