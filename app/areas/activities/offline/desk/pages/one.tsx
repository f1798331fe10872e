import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, maybeId, readId } from '#kit/wire/load.ts'
import { MOST } from '../../rules.ts'
import { deskOfflineCallOff, deskOfflineEvent, deskOfflineNotify, deskOfflinePeople } from '../contract.ts'
import { CheckIn } from '../parts/check-in.tsx'
import type { Route } from './+types/one'

export { handle } from 'virtual:rows/desk-offline-one'

const load = async ({ callApi, query }: Loading) => {
  const event_id = readId(query, 'event_id')
  const list = query.get('list') === 'waiting' ? 'waiting' : 'coming'
  const asked = { event_id, list, page: maybeId(query, 'page') ?? 1 } as const
  const [event, people] = await Promise.all([
    callApi(deskOfflineEvent, { event_id }),
    callApi(deskOfflinePeople, asked),
  ])
  return { list, event, people } as const
}
export const clientLoader = behindStaffGate(load)
type Event = Route.ComponentProps['loaderData']['event']
type Person = CallOutput<typeof deskOfflinePeople>['list'][number]

const columns: Column<Person>[] = [
  { head: '姓名', cell: ({ name }) => name },
  { head: '报名', cell: ({ sign_time }) => shortTime(sign_time), tight: true },
  { head: '性别年龄', cell: ({ sex_name, age }) => `${sex_name} · ${age} 岁`, tight: true },
  { head: '陪同', cell: ({ guardian_name }) => guardian_name || '—', tight: true },
  { head: '状态', cell: ({ state_desc }) => state_desc, tight: true },
]

export default function DeskOfflineOnePage({ loaderData: { list, event, people } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { event_id, status } = event
  const isComing = ['open', 'full', 'closed'].includes(status)
  const to = (name: string) => address('/desk/offline/one', { event_id, list: name })
  return (
    <DeskFrame
      title={event.title}
      note={`${event.dep_name} · ${event.place}`}
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/offline">
            返回活动
          </ButtonLink>
          {event.can_hold === 1 && (isComing || status === 'on') && (
            <Acts event={event} isComing={isComing} onDone={revalidate} />
          )}
        </>
      }
    >
      <div className="space-y-16">
        {event.off_reason && <Notice tone="danger">已取消：{event.off_reason}</Notice>}
        <div className="grid items-start gap-16 wide:grid-cols-2">
          <Summary event={event} />
          {(isComing || status === 'on') && <CheckIn eventId={event_id} onDone={revalidate} />}
        </div>
        <Tabs
          label="报名的人"
          tabs={[
            { text: `有名额 ${event.taken_num}`, to: to('coming'), current: list === 'coming' },
            { text: `候补 ${event.waiting_num}`, to: to('waiting'), current: list === 'waiting' },
          ]}
        />
        <Table
          label="报名的人"
          columns={columns}
          rows={people.list}
          keyOf={({ signup_id }) => signup_id}
          empty={
            <Empty
              title="还没有人"
              text={list === 'coming' ? '有人报名会出现在这里。' : '名额满了以后，来的人排在这里。'}
            />
          }
        />
        <PageLinks page={people.page} total={people.total_page_num} />
      </div>
    </DeskFrame>
  )
}

const Summary = ({ event }: { event: Event }) => (
  <Card>
    <Facts
      facts={[
        { name: '时间', value: `${event.begin_time.slice(0, 16)}–${event.end_time.slice(11, 16)}` },
        { name: '报名截止', value: event.sign_end_time.slice(0, 16) },
        { name: '状态', value: event.status_desc },
        { name: '名额', value: `${event.taken_num} / ${event.total_num}` },
        { name: '已到场', value: `${event.came_num} 人` },
      ]}
    />
  </Card>
)

function Acts({
  event: { event_id, taken_num },
  isComing,
  onDone,
}: {
  event: Event
  isComing: boolean
  onDone: () => void
}) {
  const [open, setOpen] = useState<'tell' | 'off'>()
  const close = () => {
    setOpen(undefined)
    onDone()
  }
  return (
    <>
      {isComing && (
        <ButtonLink size="small" kind="secondary" to={address('/desk/offline/edit', { event_id })}>
          修改
        </ButtonLink>
      )}
      <Button size="small" kind="secondary" onClick={() => setOpen('tell')}>
        通知报名的人
      </Button>
      {isComing && (
        <Button size="small" kind="danger" onClick={() => setOpen('off')}>
          取消活动
        </Button>
      )}
      {open === 'tell' && (
        <ReasonForm
          title={`通知 ${taken_num} 个名额的人`}
          label="要说的话，短信和站内消息都会收到"
          placeholder="例如：请带上最近的体检报告"
          maxLength={MOST.notice}
          action="发送"
          save={(content, send) => send(deskOfflineNotify, { event_id, content })}
          said={({ told }) => `已通知 ${told} 人`}
          onSaved={close}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'off' && (
        <ReasonForm
          title="取消这个活动？"
          label="原因，报名和候补的人都会收到"
          placeholder="例如：讲课医生生病"
          maxLength={MOST.reason}
          action="取消活动"
          danger
          cancelText="先不取消"
          save={(reason, send) => send(deskOfflineCallOff, { event_id, reason })}
          said={({ told }) => `已取消，通知了 ${told} 人`}
          onSaved={close}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
