import { useEffect, useState } from 'react'
import { Field } from '#kit/ui/field.tsx'
import { Select } from '#kit/ui/select.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskVideoDoctors } from '../contract.ts'

type Doctors = CallOutput<typeof deskVideoDoctors>['list']

/** Whose a video is: found by a part of the name. */
export function DoctorField({ first }: { first: Doctors }) {
  const [keyword, setKeyword] = useState('')
  const [doctors, setDoctors] = useState(first)
  useEffect(() => {
    if (keyword === '') return setDoctors(first)
    let isStale = false
    callApi(deskVideoDoctors, { keyword }).then(
      ({ list }) => !isStale && setDoctors(list),
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [keyword, first])
  return (
    <div className="grid gap-x-16 wide:grid-cols-2">
      <Field label="找医生" value={keyword} maxLength={20} onChange={({ target }) => setKeyword(target.value.trim())} />
      <Select
        label="医生"
        name="doctor_id"
        required
        placeholder={doctors.length === 0 ? '没有找到' : '请选择'}
        options={doctors.map(({ doctor_id, doctor_name, title_name }) => ({
          value: doctor_id,
          text: `${doctor_name} ${title_name}`,
        }))}
      />
    </div>
  )
}
