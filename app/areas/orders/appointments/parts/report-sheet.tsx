import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { physicalYuyueInfo } from '../contract.ts'

type Visit = CallOutput<typeof physicalYuyueInfo>['list'][number]
type Item = NonNullable<Visit['report']>['items'][number]

const marks = { high: '偏高 ↑', low: '偏低 ↓', abnormal: '异常' } as const

/** One report: whose, the conclusion, and what needs attention before what is as it should be. */
export function ReportSheet({ visit }: { visit: Visit }) {
  const { report } = visit
  if (!report) return null
  const noted = report.items.filter(({ mark }) => mark !== '')
  const others = report.items.filter(({ mark }) => mark === '')
  return (
    <article className="space-y-12">
      <Card>
        <h2 className="text-18 font-semibold">{visit.goods_name}</h2>
        <p className="pt-4 text-14 text-ink-2">
          {visit.member_name} · {visit.unit_name} · {visit.on_site_time.slice(0, 10)}
        </p>
        <p className="pt-12 text-16">{report.conclusion}</p>
        <p className="pt-8 text-12 text-ink-3">
          {report.doctor_name}，{report.issue_time.slice(0, 16)} 出具
        </p>
      </Card>
      <Notice tone={noted.length > 0 ? 'warning' : 'success'}>
        {noted.length > 0
          ? `${report.items.length} 项里有 ${noted.length} 项需要留意，排在最前面。`
          : `${report.items.length} 项都在参考范围内。`}
      </Notice>
      {[noted, others].map(
        (items) =>
          items[0] && (
            <Card key={items === noted ? 'noted' : 'others'} title={items === noted ? '需要留意' : '其他项目'}>
              <ul className="divide-y divide-line">
                {items.map((item) => (
                  <ItemLine key={item.name} item={item} />
                ))}
              </ul>
            </Card>
          ),
      )}
    </article>
  )
}

function ItemLine({ item: { name, value, unit, range, mark } }: { item: Item }) {
  return (
    <li className="flex items-center justify-between gap-12 py-8">
      <div className="min-w-0">
        <p className="text-14">{name}</p>
        {range && <p className="text-12 text-ink-3 tabular-nums">参考 {range}</p>}
      </div>
      <div className="shrink-0 text-right">
        <p className="text-16 font-semibold tabular-nums">
          {value} <span className="text-12 font-normal text-ink-3">{unit}</span>
        </p>
        {mark !== '' && <Tag tone="warning">{marks[mark]}</Tag>}
      </div>
    </li>
  )
}
