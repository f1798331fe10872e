import { useNavigate } from 'react-router'
import { Select } from '#kit/ui/select.tsx'
import { address } from '#kit/wire/address.ts'

/** A department, or a doctor, to choose from. */
export interface Choosable {
  id: number
  name: string
}

interface DoctorChoiceProps {
  departments: readonly Choosable[]
  doctors: readonly Choosable[]
  depId: number | undefined
  doctorId: number | undefined
}

/** Whose plans are shown; the address holds it. */
export function DoctorChoice({ departments, doctors, depId, doctorId }: DoctorChoiceProps) {
  const navigate = useNavigate()
  const optionsOf = (rows: readonly Choosable[]) => rows.map(({ id, name }) => ({ value: id, text: name }))
  return (
    <div className="grid grid-cols-2 gap-12 wide:max-w-[560px]">
      <Select
        label="科室"
        value={depId ?? ''}
        options={optionsOf(departments)}
        onChange={(event) => navigate(address('/desk/plans', { dep_id: event.target.value }), { replace: true })}
      />
      <Select
        label="医生"
        value={doctorId ?? ''}
        options={optionsOf(doctors)}
        onChange={(event) =>
          navigate(address('/desk/plans', { dep_id: depId, doctor_id: event.target.value }), { replace: true })
        }
      />
    </div>
  )
}
