import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskHospitalSheet } from '../contract.ts'
import { HospitalForm } from '../parts/hospital-form.tsx'
import type { Route } from './+types/hospital'

export { handle } from 'virtual:rows/desk-hospitals-hospital'

const load = async ({ callApi, query }: Loading) => {
  if (query.has('new')) return { sheet: undefined }
  return { sheet: await callApi(deskHospitalSheet, { unit_id: maybeId(query, 'unit_id') }) }
}
export const clientLoader = behindStaffGate(load)

export default function HospitalPage({ loaderData: { sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  return (
    <DeskFrame
      title={sheet ? sheet.unit_name : '新增医院'}
      note={sheet ? '保存后患者马上看到。' : '保存后患者马上能找到它；科室、医生和排班接着在这家医院的工作台里加。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/hospitals">
          返回医院
        </ButtonLink>
      }
    >
      <HospitalForm
        key={sheet?.unit_id}
        sheet={sheet}
        onSaved={() => {
          toast('医院资料已保存')
          go('/desk/hospitals')
        }}
      />
    </DeskFrame>
  )
}
