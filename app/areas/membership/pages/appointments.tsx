import { useState } from 'react'
import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { cancelAppoint, getAppointList } from '../contract.ts'
import type { Route } from './+types/appointments'

export { handle } from 'virtual:rows/R240'

const SIZE = 20

export const clientLoader = behindGate(({ callApi }) => callApi(getAppointList, { page_size: SIZE }))

type Booking = CallOutput<typeof getAppointList>['list'][number]

const tones = { waiting: 'warning', confirmed: 'accent', done: 'success', cancelled: 'plain' } as const

export default function MemberAppointmentsPage({ loaderData }: Route.ComponentProps) {
  const [cancelled, setCancelled] = useState<ReadonlyMap<number, string>>(new Map())
  const pages = useMorePages({
    first: loaderData.list,
    size: SIZE,
    load: async (page) => (await callApi(getAppointList, { page, page_size: SIZE })).list,
    idOf: ({ id }) => id,
  })
  const items = pages.items.map((booking) => {
    const words = cancelled.get(booking.id)
    return words === undefined ? booking : { ...booking, state: 'cancelled' as const, state_desc: words, can_cancel: 0 }
  })
  return (
    <Frame bar={{}}>
      <div className="p-16">
        <ListPage
          pages={{ ...pages, items }}
          empty={
            <Empty
              drawing="calendar"
              title="还没有预约过权益"
              text="开通会员后，陪诊、专家门诊协助等都可以在这里看进度。"
              action={<ButtonLink to="/member/index">去会员中心</ButtonLink>}
            />
          }
        >
          {(booking) => (
            <BookingCard
              booking={booking}
              onCancelled={(words) => setCancelled(new Map([...cancelled, [booking.id, words]]))}
            />
          )}
        </ListPage>
      </div>
    </Frame>
  )
}

function BookingCard({ booking, onCancelled }: { booking: Booking; onCancelled: (words: string) => void }) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useAct(cancelAppoint)
  const { id, title, truename, fields, state, state_desc, reason, add_time, can_cancel } = booking
  const cancel = async () => {
    const done = await cancelling.run({ id })
    if (!done) return
    setAsking(false)
    toast('已取消，次数已退回')
    onCancelled(done.state_desc)
  }
  return (
    <Card title={title} aside={<Tag tone={tones[state]}>{state_desc}</Tag>}>
      <Facts
        facts={[
          { name: '就诊人', value: truename },
          ...fields.map((field) => ({ name: field.title, value: <span className="break-words">{field.value}</span> })),
          { name: '提交时间', value: add_time.slice(0, 16) },
          ...(reason ? [{ name: '工作人员说', value: reason }] : []),
        ]}
      />
      <div className="flex flex-wrap justify-end gap-12 pt-12">
        <AskAbout title={`权益预约：${title}`} number={String(id)} link="/member/appointments" />
        {can_cancel === 1 && (
          <Button size="small" kind="secondary" onClick={() => setAsking(true)}>
            取消预约
          </Button>
        )}
      </div>
      <Dialog
        open={isAsking}
        title="取消这次预约？"
        cancelText="先不取消"
        confirmText="取消预约"
        danger
        busy={cancelling.busy}
        onCancel={() => setAsking(false)}
        onConfirm={cancel}
      >
        取消后次数退回，可以再约。
      </Dialog>
    </Card>
  )
}
