import { PrinterIcon } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { deskMe } from '#app/areas/access/staff/contract.ts'
import { depList } from '#app/areas/guahao/departments/contract.ts'
import { PageHead } from '#app/shell/page-head.tsx'
import { addDays } from '#kit/time/day.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskWeek } from '../contract.ts'
import { type Copied, CopyWeekButton } from '../parts/copy-week.tsx'
import { NoDepartments } from '../parts/no-departments.tsx'
import { SwapButton } from '../parts/swap-clinics.tsx'
import { WeekTable } from '../parts/week-table.tsx'
import type { Route } from './+types/week'

export { handle } from 'virtual:rows/desk-week'

const load = async ({ callApi, query }: Loading) => {
  const { unit_id } = await callApi(deskMe, {})
  const departments = (await callApi(depList, { unit_id })).list.map(({ dep_id, dep_name }) => ({
    value: dep_id,
    text: dep_name,
  }))
  const depId = maybeId(query, 'dep_id') ?? departments[0]?.value
  const date = query.get('date') ?? undefined
  const week = depId === undefined ? undefined : await callApi(deskWeek, { dep_id: depId, date })
  return { departments, depId, week }
}
export const clientLoader = behindStaffGate(load)

/** A department's week, as it hangs on its door: only the table stands on the paper. */
export default function WeekPage({ loaderData: { departments, depId, week } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const mayPlan = useMay('schedules.plan')
  const [copied, setCopied] = useState<Copied>()
  if (!week || depId === undefined)
    return (
      <main id="main" className="p-16">
        <PageHead title="科室一周" />
        <NoDepartments />
      </main>
    )
  const to = (date: string) => address('/desk/week', { dep_id: depId, date })
  return (
    <main id="main" className="space-y-16 p-16 print:p-0">
      <PageHead title="科室一周" />
      <div className="space-y-12 print:hidden">
        <div className="flex flex-wrap items-end gap-x-8 gap-y-16">
          <ButtonLink kind="secondary" size="small" to={address('/desk/plans', { dep_id: depId })}>
            排班
          </ButtonLink>
          <div className="w-200">
            <Select
              label="科室"
              value={depId}
              options={departments}
              onChange={(event) => navigate(address('/desk/week', { dep_id: event.target.value, date: week.from }))}
            />
          </div>
          <ButtonLink kind="secondary" size="small" to={to(addDays(week.from, -7))}>
            上一周
          </ButtonLink>
          <ButtonLink kind="secondary" size="small" to={to(addDays(week.from, 7))}>
            下一周
          </ButtonLink>
          {mayPlan && (
            <>
              <CopyWeekButton
                key={week.from}
                depId={depId}
                from={week.from}
                onCopied={(done) => {
                  setCopied(done)
                  void revalidate()
                }}
              />
              <SwapButton doctors={week.doctors} onDone={() => void revalidate()} />
            </>
          )}
          <Button size="small" onClick={() => window.print()}>
            <PrinterIcon />
            打印
          </Button>
        </div>
        {copied && <CopiedNotice copied={copied} />}
      </div>
      <h1 className="text-18 font-semibold">
        {week.unit_name} {week.dep_name} 出诊表{' '}
        <span className="whitespace-nowrap">
          {shortTime(week.from)} 至 {shortTime(addDays(week.from, 6))}
        </span>
      </h1>
      {week.doctors.length === 0 ? (
        <Empty drawing="calendar" title="这一周没有门诊" text="在“排班”里给医生排班，或把别的一周复制过来。" />
      ) : (
        <WeekTable week={week} />
      )}
    </main>
  )
}

function CopiedNotice({ copied: { opened_num, closed_num, left } }: { copied: Copied }) {
  return (
    <Notice tone={left.length > 0 ? 'warning' : 'plain'}>
      <p>
        新开 {opened_num} 个门诊，关闭 {closed_num} 个
        {left.length > 0 ? `，${left.length} 个没有复制：` : '，都复制好了。'}
      </p>
      <ul>
        {left.map(({ doctor_name, date, half_name, words }) => (
          <li key={`${doctor_name} ${date} ${half_name}`}>
            {doctor_name} {date} {half_name}：{words}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
