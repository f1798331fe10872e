import { ratingStates, serviceSorts } from '#app/areas/help/rules/ratings.ts'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { type AskedOf, listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskServiceRatingFigures, deskServiceRatings, deskServiceRatingsExport } from '../contract.ts'
import { RatingFigures } from '../parts/rating-figures.tsx'
import type { Route } from './+types/service-ratings'

export { handle } from 'virtual:rows/desk-service-ratings'

const view = listView({
  call: deskServiceRatings,
  file: deskServiceRatingsExport,
  noun: '评价',
  search: '搜客服姓名',
  sorts: serviceSorts,
  filters: {
    state: { as: 'select', label: '评价', words: ratingStates },
    from: { as: 'day', label: '结束日期从' },
    to: { as: 'day', label: '到' },
    staff_id: { as: 'linked', label: '客服编号' },
    talk_id: { as: 'linked', label: '对话编号' },
  },
})
const loadRatings = loadList(view)

const load = async (loading: Loading) => {
  const ratings = await loadRatings(loading)
  const { from, to } = ratings.asked
  // Days that cannot be asked for are said where the list would stand.
  const figures = 'failed' in ratings ? [] : (await loading.callApi(deskServiceRatingFigures, { from, to })).list
  return { ratings, figures }
}
export const clientLoader = behindStaffGate(load)
type Rating = CallOutput<typeof deskServiceRatings>['list'][number]

const PATH = '/desk/service-ratings'

const columnsOf = (asked: AskedOf): Column<Rating>[] => [
  { head: '结束时间', cell: (row) => row.end_time.slice(0, 16), sort: 'end_time', tight: true },
  {
    head: '对话',
    cell: (row) => (
      <Link to={address(PATH, { ...asked, talk_id: row.talk_id })} className="text-accent-ink">
        {row.name}
      </Link>
    ),
    tight: true,
  },
  { head: '客服', cell: (row) => row.staff_name, tight: true },
  {
    head: '星级',
    cell: (row) =>
      row.stars === 0 ? (
        <span className="text-ink-3">没有评价</span>
      ) : (
        <span className="flex flex-wrap items-center gap-8">
          <Stars value={row.stars} />
          {row.is_low === 1 && <Tag tone="warning">低分</Tag>}
        </span>
      ),
    sort: 'stars',
    tight: true,
  },
  { head: '评语', cell: (row) => <span className="whitespace-pre-line wrap-anywhere">{row.content}</span> },
]

export default function RatingsPage({ loaderData: { ratings, figures } }: Route.ComponentProps) {
  return (
    <DeskFrame note="对话结束以后，对方可以在客服页面评价这次服务。">
      <RatingFigures figures={figures} asked={ratings.asked} />
      <DataTable
        view={view}
        loaded={ratings}
        label="客服评价"
        columns={columnsOf(ratings.asked)}
        keyOf={(row) => row.service_id}
        empty={<Empty drawing="message" title="还没有结束过的对话" text="客服结束对话以后，会出现在这里。" />}
      />
    </DeskFrame>
  )
}
