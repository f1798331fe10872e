import { useRevalidator } from 'react-router'
import { Promises } from '#app/areas/family-doctor/cards/promises.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Timeline } from '#kit/ui/timeline.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, readCode } from '#kit/wire/load.ts'
import { benchResident } from '../contract.ts'
import { ActForms } from '../parts/act-forms.tsx'
import { Decide } from '../parts/decide.tsx'
import { Assessments, PlanCards, RecordCard, Reports } from '../parts/health-file.tsx'
import { termOf, whoOf } from '../parts/resident-line.tsx'
import type { Route } from './+types/resident'

export { handle } from 'virtual:rows/workbench-resident'

const load = ({ callApi, query }: Loading) => callApi(benchResident, { id: readCode(query, 'id') })
export const clientLoader = behindDoctorGate(load)
type Shown = Route.ComponentProps['loaderData']

const listOf = (state: string): string => {
  if (state === 'pending' || state === 'signed') return state
  return 'over'
}

export default function BenchResidentPage({ loaderData: resident }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const today = useToday()
  const { id, truename, state, is_open } = resident
  return (
    <WorkbenchFrame
      title={truename || '纸质签约居民'}
      note={[whoOf(resident), termOf(resident)].filter(Boolean).join(' · ')}
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/workbench/family', { list: listOf(state) })}>
          返回居民
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        {state === 'pending' && <Decide id={id} name={truename} onDecided={revalidate} />}
        {state === 'signed' && <ActForms id={id} today={today} isOpen={is_open === 1} onDone={revalidate} />}
        {state === 'signed' && is_open === 0 && (
          <Notice>这份签约在纸上签的，居民还没有用账号认领：可以记随访，看不到健康档案。</Notice>
        )}
        <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
          <div className="space-y-16">
            <About resident={resident} />
            {resident.promises.length > 0 && <Promises promises={resident.promises} />}
            {is_open === 1 && <RecordCard record={resident.record} />}
            <Assessments id={id} list={resident.assessments} onDone={revalidate} />
          </div>
          <div className="space-y-16">
            <PlanCards plans={resident.plans} />
            {resident.trajectory.length > 0 && <Way events={resident.trajectory} />}
            <Reports reports={resident.reports} />
          </div>
        </div>
      </div>
    </WorkbenchFrame>
  )
}

function About({ resident }: { resident: Shown }) {
  const facts = [
    { name: '签约状态', value: resident.status_desc },
    { name: '人群', value: resident.tags.join('、') },
    { name: '居民的话', value: resident.remark },
    { name: '未通过的原因', value: resident.reason },
  ]
  return (
    <Card title="签约">
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Card>
  )
}

function Way({ events }: { events: Shown['trajectory'] }) {
  return (
    <Card title="服务轨迹">
      <Timeline
        events={events.map(({ kind_desc, title, content, is_team, add_time }) => ({
          when: `${add_time.slice(0, 10)} · ${kind_desc}${is_team === 1 ? '' : '（居民添加）'}`,
          title,
          text: content,
        }))}
      />
    </Card>
  )
}
