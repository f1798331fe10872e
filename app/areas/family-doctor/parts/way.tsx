import { useRevalidator } from 'react-router'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListEnd } from '#kit/ui/list-end.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Timeline } from '#kit/ui/timeline.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { reportAddress } from '../cards/family-address.ts'
import { getPatientTrajectory } from '../contract.ts'
import { ReportForm } from './report-form.tsx'

const SIZE = 20
type Event = CallOutput<typeof getPatientTrajectory>['list'][number]

/** What happened, the newest first, and the way to add a report of one's own. */
export function Way({ memberId, first }: { memberId: number; first: readonly Event[] }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="space-y-12">
      <Events key={first[0]?.id ?? 0} memberId={memberId} first={first} />
      <ReportForm memberId={memberId} onDone={revalidate} />
    </div>
  )
}

function Events({ memberId, first }: { memberId: number; first: readonly Event[] }) {
  const { items, state, more, sentinel } = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(getPatientTrajectory, { member_id: memberId, page, page_size: SIZE })).list,
    idOf: ({ id }) => id,
  })
  if (items.length === 0) return <Empty title="还没有记录" text="随访、检查报告、评估和计划会按时间排在这里。" />
  return (
    <Card>
      <Timeline events={items.map((event) => asShown(event, memberId))} />
      {state !== 'end' && <ListEnd state={state} more={more} sentinel={sentinel} after={items.length} />}
    </Card>
  )
}

const asShown = ({ kind, kind_desc, title, content, object_id, is_team, add_time }: Event, memberId: number) => ({
  when: `${add_time.slice(0, 10)} · ${kind_desc}${is_team === 1 ? '' : '（自己添加）'}`,
  title:
    kind === 'report' ? (
      <Link to={reportAddress(memberId, object_id)} className="inline-flex min-h-target items-center underline">
        {title}
      </Link>
    ) : (
      title
    ),
  text: content,
})
