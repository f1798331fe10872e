import { useRevalidator } from 'react-router'
import { GUARDIAN_UNDER } from '#app/areas/consult/care/rules.ts'
import { talkAddress } from '#app/areas/workbench/consultations/cards/talk-address.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, type Loading, readCode } from '#kit/wire/load.ts'
import { benchPrescriptions } from '../contract.ts'
import { PrescribeForm } from '../parts/prescribe-form.tsx'
import { WrittenList } from '../parts/written-list.tsx'
import type { Route } from './+types/prescriptions'

export { handle } from 'virtual:rows/workbench-prescriptions'

const load = async ({ callApi, query }: Loading) => {
  const ask_id = readCode(query, 'ask_id')
  return { ask_id, seen: await callApi(benchPrescriptions, { ask_id }) }
}
export const clientLoader = behindDoctorGate(load)
type Seen = CallOutput<typeof benchPrescriptions>

export default function BenchPrescriptionsPage({ loaderData: { ask_id, seen } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const whyNot = whyNotOf(seen)
  return (
    <WorkbenchFrame
      note="开出的处方先由药师审核，通过后患者才能使用。"
      aside={
        <ButtonLink kind="secondary" size="small" to={talkAddress(ask_id)}>
          回到对话
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <div className="space-y-16">
          <Card title="患者">
            <Facts
              facts={[
                { name: '姓名', value: `${seen.patient.truename} · ${seen.patient.sex_name} · ${seen.patient.age} 岁` },
                { name: '就诊情况', value: seen.is_revisit === 1 ? '复诊' : '首次咨询' },
                ...(seen.patient.age < GUARDIAN_UNDER
                  ? [{ name: '监护人', value: seen.with_guardian === 1 ? '陪同' : '没有陪同' }]
                  : []),
              ]}
            />
          </Card>
          {whyNot ? (
            <Notice tone="warning">{whyNot}</Notice>
          ) : (
            <PrescribeForm where={{ ask_id }} onWritten={revalidate} />
          )}
        </div>
        <WrittenList
          label="这次问诊的处方"
          list={seen.list}
          empty={{ title: '这次问诊还没有开过处方', text: '开出的处方会出现在对话里，患者可以打开。' }}
          onChanged={revalidate}
        />
      </div>
    </WorkbenchFrame>
  )
}

/** Why nothing can be prescribed here, said before the form; undefined where something can. */
const whyNotOf = ({ may_write, is_revisit, with_guardian, patient }: Seen): string | undefined => {
  if (may_write === 0) return '这次问诊没有在进行，不能开处方。'
  if (is_revisit === 0) return '患者第一次看这个问题，线上不能开处方。请建议患者到医院就诊。'
  const isAlone = patient.age < GUARDIAN_UNDER && with_guardian === 0
  return isAlone ? '未满 6 岁的患者没有监护人陪同，不能开处方。' : undefined
}
