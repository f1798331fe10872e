import { LOW_STARS, RATE_DAYS } from '#app/areas/help/rules/ratings.ts'
import type { AskedOf } from '#app/desk-shell/list-view.ts'
import { type Column, Table } from '#app/desk-shell/table.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskServiceRatingFigures } from '../contract.ts'

type Figures = CallOutput<typeof deskServiceRatingFigures>['list'][number]

/** How each figure is counted. */
const definitions = {
  结束的对话: '在这些日子里结束的对话，算在结束它的客服名下。同一位患者再写来、再结束，算另一次',
  评价数: `其中对方评了星的。结束以后 ${RATE_DAYS} 天内可以评价，之后的日子还会增加`,
  平均星级: '评了星的平均，每次对话一样重；没有人评价时不显示',
  低分: `1–${LOW_STARS} 星的次数`,
} as const

/** How each of the service was rated within the days of the list below. */
export function RatingFigures({ figures, asked }: { figures: readonly Figures[]; asked: AskedOf }) {
  // The list below says that there is nothing.
  if (figures.length === 0) return null
  const to = (one: Figures, more: AskedOf = {}) =>
    address('/desk/service-ratings', { from: asked.from, to: asked.to, staff_id: one.staff_id, ...more })
  const columns: Column<Figures>[] = [
    {
      head: '客服',
      cell: (one) => (
        <Link to={to(one)} className="text-accent-ink">
          {one.staff_name}
        </Link>
      ),
    },
    { head: '结束的对话', cell: (one) => one.ended_num, numeric: true, tight: true },
    { head: '评价数', cell: (one) => one.rated_num, numeric: true, tight: true },
    {
      head: '平均星级',
      cell: (one) => (one.rated_num === 0 ? '—' : one.mean_stars.toFixed(1)),
      numeric: true,
      tight: true,
    },
    {
      head: '低分',
      cell: (one) =>
        one.low_num === 0 ? (
          0
        ) : (
          <Link to={to(one, { state: 'low' })} className="text-accent-ink">
            {one.low_num}
          </Link>
        ),
      numeric: true,
      tight: true,
    },
  ]
  return (
    <section aria-label="每位客服" className="space-y-8">
      <Table label="每位客服的评价" columns={columns} rows={figures} keyOf={(one) => one.staff_id} empty={null} />
      <dl className="space-y-4 rounded-12 bg-card px-16 py-12 text-12 shadow-soft">
        {Object.entries(definitions).map(([name, how]) => (
          <div key={name}>
            <dt className="inline font-semibold">{name}：</dt>
            <dd className="inline text-ink-2">{how}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
