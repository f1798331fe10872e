import { Frame } from '#app/shell/frame.tsx'
import { addDays } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { diabeticRecord, glucoseReport } from '../contract.ts'
import type { Route } from './+types/report'

export { handle } from 'virtual:rows/diabetes-report'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const { record } = await callApi(diabeticRecord, {})
  return record && callApi(glucoseReport, { id: record.id, date: query.get('date') ?? '' })
})

type Report = CallOutput<typeof glucoseReport>
const weekdays = ['周一', '周二', '周三', '周四', '周五', '周六', '周日']
const weekAddress = (date: string) => address('/diabetes/report', { date })

export default function DiabetesReportPage({ loaderData: report }: Route.ComponentProps) {
  if (!report)
    return (
      <Frame bar={{}}>
        <Empty
          title="还没有糖尿病档案"
          text="建档、记几次血糖以后，这里会有每周一页的小结。"
          action={<ButtonLink to="/diabetes/record">去建档</ButtonLink>}
        />
      </Frame>
    )
  return (
    <Frame bar={{}}>
      {/* On paper the days stand beside what was counted of them, each in two columns, so that a week has room on one sheet; in large type below it. */}
      <div className="grow space-y-12 p-16">
        <WeekBar report={report} />
        <div className="space-y-12 print:grid print:grid-cols-[2fr_3fr] print:grid-rows-[auto_auto_1fr] print:items-start print:gap-12 print:space-y-0 elder:print:block elder:print:space-y-12">
          <Card title={report.truename} aside={`单位 ${report.unit_words}`}>
            <p className="text-14 text-ink-2">{report.about}</p>
            <p className="pt-8 text-22 font-semibold tabular-nums">
              {report.share.percent === null ? '这一周没有血糖' : `${report.share.percent}% 达标`}
            </p>
            {report.share.count > 0 && (
              <p className="text-14 text-ink-2 tabular-nums">
                {report.share.count} 次指血，{report.share.inside} 次在目标里
              </p>
            )}
          </Card>
          {report.lines.length > 0 && <ByContext lines={report.lines} />}
          {report.share.count > 0 && <ByDay days={report.days} />}
          <Card title="和医生聊什么">
            {report.discuss.length === 0 ? (
              <p className="text-14 text-ink-2">这一周没有特别要提的。带着这一页，聊聊您自己想问的。</p>
            ) : (
              <ul className="list-disc space-y-6 pl-20 text-14">
                {report.discuss.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            )}
          </Card>
        </div>
        <p className="text-12 text-ink-3">{report.caution}</p>
      </div>
      <BottomAction>
        <Button onClick={() => window.print()}>打印或存成 PDF</Button>
      </BottomAction>
    </Frame>
  )
}

function WeekBar({ report: { from, to, is_current } }: { report: Report }) {
  const look = 'inline-flex min-h-target min-w-target items-center justify-center text-14 text-accent-ink print:hidden'
  return (
    <div className="flex items-center justify-between gap-8">
      <Link to={weekAddress(addDays(from, -7))} className={look}>
        上一周
      </Link>
      <h2 className="text-center text-16 font-medium tabular-nums">
        <span className="whitespace-nowrap">{from}</span> <span className="whitespace-nowrap">至 {shortTime(to)}</span>
      </h2>
      {is_current === 1 ? (
        <span className="w-48" />
      ) : (
        <Link to={weekAddress(addDays(from, 7))} className={look}>
          下一周
        </Link>
      )}
    </div>
  )
}

function ByContext({ lines }: { lines: Report['lines'] }) {
  return (
    <Card title="按时段">
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.context} className="py-8">
            <p className="flex flex-wrap justify-between gap-x-12 text-16">
              <span>{line.words}</span>
              <span className="tabular-nums">
                {line.inside}/{line.count} 次达标
              </span>
            </p>
            <p className="text-12 text-ink-3 tabular-nums">
              目标 {line.target} · 平均 {line.mean} · {line.least} 到 {line.most}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ByDay({ days }: { days: Report['days'] }) {
  return (
    <Card title="按日子" className="print:col-start-2 print:row-span-3 print:row-start-1">
      <dl className="divide-y divide-line">
        {days.map(({ date, readings }, n) => (
          <div key={date} className="flex gap-12 py-8 print:py-4">
            <dt className="w-80 shrink-0 text-14 text-ink-2 tabular-nums print:w-48">
              {weekdays[n]} <span className="whitespace-nowrap">{date.slice(5)}</span>
            </dt>
            <dd className="min-w-0 grow text-14 print:columns-2 print:gap-8 print:text-12">
              {readings.length === 0 ? (
                <span className="text-ink-3">没有测</span>
              ) : (
                readings.map((one) => (
                  <span key={one.id} className="block tabular-nums">
                    {one.time.slice(11, 16)} {one.context_words} <b>{one.value}</b> {one.state_words}
                  </span>
                ))
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
