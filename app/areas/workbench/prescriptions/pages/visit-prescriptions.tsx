import { useRevalidator } from 'react-router'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, readCode } from '#kit/wire/load.ts'
import { benchVisitPrescriptions } from '../contract.ts'
import { PrescribeForm } from '../parts/prescribe-form.tsx'
import { WrittenList } from '../parts/written-list.tsx'
import type { Route } from './+types/visit-prescriptions'

export { handle } from 'virtual:rows/workbench-visit-prescriptions'

const load = async ({ callApi, query }: Loading) => {
  const order_id = readCode(query, 'order_id')
  return { order_id, seen: await callApi(benchVisitPrescriptions, { order_id }) }
}
export const clientLoader = behindDoctorGate(load)

export default function VisitPrescriptionsPage({ loaderData: { order_id, seen } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { patient, may_write, list } = seen
  return (
    <WorkbenchFrame
      note="开出的处方先由药师审核，通过后患者才能使用。"
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/workbench/visit', { order_id })}>
          回到接诊
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="患者">
            <Facts facts={[{ name: '姓名', value: `${patient.truename} · ${patient.sex_name} · ${patient.age} 岁` }]} />
          </Card>
          {may_write === 1 ? (
            <PrescribeForm where={{ order_id }} onWritten={revalidate} />
          ) : (
            <Notice tone="warning">叫到这位患者以后才能开处方，就诊 3 天后不能再开。</Notice>
          )}
        </div>
        <WrittenList
          label="这次就诊的处方"
          list={list}
          empty={{ title: '这次就诊还没有开过处方', text: '开出的处方由药师审核，通过后患者会收到消息。' }}
          onChanged={revalidate}
        />
      </div>
    </WorkbenchFrame>
  )
}
