import { Frame } from '#app/shell/frame.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { behindGate, type Loading, readId } from '#kit/wire/load.ts'
import { recordsAddress } from '../cards/family-address.ts'
import { ReportCard } from '../cards/report-card.tsx'
import {
  assessHistory,
  getCheckReportById,
  getMemberHealthRecords,
  getPatientTrajectory,
  healthPlanDetail,
  healthPlanList,
  memberFamilyDoc,
} from '../contract.ts'
import { Assessments } from '../parts/assessments.tsx'
import { Plans } from '../parts/plans.tsx'
import { RecordForm } from '../parts/record-form.tsx'
import { Way } from '../parts/way.tsx'
import type { Route } from './+types/records'

export { handle } from 'virtual:rows/R231'

const tabs = { record: '档案', plans: '计划', way: '轨迹', assess: '评估' } as const

const views = {
  record: async ({ callApi }: Loading, member_id: number) => ({
    tab: 'record' as const,
    ...(await callApi(getMemberHealthRecords, { member_id })),
  }),
  plans: async ({ callApi }: Loading, member_id: number) => {
    const { list } = await callApi(healthPlanList, { member_id, page_size: 10 })
    return { tab: 'plans' as const, plans: await Promise.all(list.map(({ id }) => callApi(healthPlanDetail, { id }))) }
  },
  way: async ({ callApi }: Loading, member_id: number) => ({
    tab: 'way' as const,
    events: (await callApi(getPatientTrajectory, { member_id, page_size: 20 })).list,
  }),
  report: async ({ callApi, query }: Loading) => ({
    tab: 'report' as const,
    report: await callApi(getCheckReportById, { id: readId(query, 'report') }),
  }),
  assess: async ({ callApi }: Loading, member_id: number) => {
    const [history, doctor] = await Promise.all([
      callApi(assessHistory, { member_id, page_size: 20 }),
      callApi(memberFamilyDoc, { member_id }),
    ])
    const signed = doctor.signing_status === 2 ? doctor.memberFamilyDocInfo?.doctorInfo.doctor_id : undefined
    return { tab: 'assess' as const, list: history.list, doctorId: signed }
  },
}

export const clientLoader = behindGate(async (loading) => {
  const memberId = readId(loading.query, 'member_id')
  const asked = loading.query.get('tab') ?? ''
  const tab = Object.hasOwn(views, asked) ? (asked as keyof typeof views) : 'record'
  return { memberId, view: await views[tab](loading, memberId) }
})

export default function FamilyRecordsPage({ loaderData: { memberId, view } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <Tabs
        label="健康档案"
        tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((tab) => ({
          text: tabs[tab],
          to: recordsAddress(memberId, tab),
          current: tab === (view.tab === 'report' ? 'way' : view.tab),
        }))}
      />
      <div className="p-16">
        {view.tab === 'record' && <RecordForm memberId={memberId} record={view.record} />}
        {view.tab === 'plans' && <Plans plans={view.plans} />}
        {view.tab === 'way' && <Way memberId={memberId} first={view.events} />}
        {view.tab === 'report' && <ReportCard report={view.report} />}
        {view.tab === 'assess' && <Assessments memberId={memberId} list={view.list} doctorId={view.doctorId} />}
      </div>
    </Frame>
  )
}
