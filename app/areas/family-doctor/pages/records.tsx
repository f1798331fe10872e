import { Frame } from '#app/shell/frame.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { behindGate, type Loading, readId } from '#kit/wire/load.ts'
import { recordsAddress } from '../cards/family-address.ts'
import { NobodyYet, ofWhom, WhoseBar } from '../cards/of-whom.tsx'
import { ReportCard } from '../cards/report-card.tsx'
import {
  assessHistory,
  getCheckReportById,
  getMemberHealthRecords,
  getMemHealthConfig,
  getPatientTrajectory,
  healthPlanDetail,
  healthPlanList,
  memberFamilyDoc,
} from '../contract.ts'
import { Assessments } from '../parts/assessments.tsx'
import { MeasureForm } from '../parts/measure-form.tsx'
import { Plans } from '../parts/plans.tsx'
import { RecordForm } from '../parts/record-form.tsx'
import { Way } from '../parts/way.tsx'
import type { Route } from './+types/records'

export { handle } from 'virtual:rows/R231'

const tabs = { record: '档案', plans: '计划', measure: '测量', way: '轨迹', assess: '评估' } as const

const views = {
  record: async ({ callApi }: Loading, member_id: number) => ({
    tab: 'record' as const,
    ...(await callApi(getMemberHealthRecords, { member_id })),
  }),
  plans: async ({ callApi }: Loading, member_id: number) => {
    const { list } = await callApi(healthPlanList, { member_id, page_size: 10 })
    return { tab: 'plans' as const, plans: await Promise.all(list.map(({ id }) => callApi(healthPlanDetail, { id }))) }
  },
  measure: async ({ callApi }: Loading, member_id: number) => ({
    tab: 'measure' as const,
    ...(await callApi(getMemHealthConfig, { member_id })),
  }),
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
  const { members, memberId } = await ofWhom(loading)
  if (memberId === undefined) return null
  const asked = loading.query.get('tab') ?? ''
  const tab = Object.hasOwn(views, asked) ? (asked as keyof typeof views) : 'record'
  return { members, memberId, view: await views[tab](loading, memberId) }
})

export default function FamilyRecordsPage({ loaderData }: Route.ComponentProps) {
  return <Frame bar={{}}>{loaderData ? <Records {...loaderData} /> : <NobodyYet what="健康档案" />}</Frame>
}

function Records({ members, memberId, view }: NonNullable<Route.ComponentProps['loaderData']>) {
  const shown = view.tab === 'report' ? 'way' : view.tab
  return (
    <>
      <WhoseBar members={members} memberId={memberId} to={(id) => recordsAddress(id, shown)} />
      <Tabs
        label="健康档案"
        tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((tab) => ({
          text: tabs[tab],
          to: recordsAddress(memberId, tab),
          current: tab === shown,
        }))}
      />
      <div className="p-16">
        {view.tab === 'record' && <RecordForm key={memberId} memberId={memberId} record={view.record} />}
        {view.tab === 'plans' && <Plans plans={view.plans} />}
        {view.tab === 'measure' && <MeasureForm key={memberId} memberId={memberId} config={view.config} />}
        {view.tab === 'way' && <Way memberId={memberId} first={view.events} />}
        {view.tab === 'report' && <ReportCard report={view.report} />}
        {view.tab === 'assess' && <Assessments memberId={memberId} list={view.list} doctorId={view.doctorId} />}
      </div>
    </>
  )
}
