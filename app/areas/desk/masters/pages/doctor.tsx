import { useNavigate } from 'react-router'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { behindStaffGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { deskDepartmentChoices, deskDoctorSheet } from '../contract.ts'
import { DoctorForm } from '../parts/doctor-form.tsx'
import type { Route } from './+types/doctor'

export { handle } from 'virtual:rows/desk-doctors-doctor'

const load = async ({ callApi, query }: Loading) => {
  const doctor_id = maybeId(query, 'doctor_id')
  const [{ departments }, sheet] = await Promise.all([
    callApi(deskDepartmentChoices, {}),
    doctor_id === undefined ? undefined : callApi(deskDoctorSheet, { doctor_id }),
  ])
  return { departments, sheet }
}
export const clientLoader = behindStaffGate(load)

export default function DoctorPage({ loaderData: { departments, sheet } }: Route.ComponentProps) {
  const go = useNavigate()
  return (
    <DeskFrame
      title={sheet ? sheet.doctor_name : '新增医生'}
      note={sheet ? '保存后患者马上看到。' : '保存后接着排班；线上接诊要先登记执业证书。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/doctors">
          返回医生
        </ButtonLink>
      }
    >
      <DoctorForm
        key={sheet?.doctor_id}
        departments={departments}
        sheet={sheet}
        onSaved={() => {
          toast('医生资料已保存')
          go('/desk/doctors')
        }}
      />
    </DeskFrame>
  )
}
