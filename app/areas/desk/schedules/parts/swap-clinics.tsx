import { useState } from 'react'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskSwap } from '../contract.ts'
import type { Week } from './week-table.tsx'

interface SwapButtonProps {
  doctors: Week['doctors']
  onDone: () => void
}

/** Two doctors take each other's clinic: offered are those of later days in which nobody has a place. */
export function SwapButton({ doctors, onDone }: SwapButtonProps) {
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const options = doctors.flatMap(({ doctor_name, clinics }) =>
    clinics
      .filter(({ date, is_stopped, total_num, left_num }) => date > today && is_stopped === 0 && total_num === left_num)
      .map(({ schedule_id, date, half_name }) => ({
        value: schedule_id,
        text: `${doctor_name} ${shortTime(date)} ${half_name}`,
      })),
  )
  if (options.length < 2) return null
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        对调门诊
      </Button>
      <EditForm
        open={isOpen}
        title="对调门诊"
        action="对调"
        save={(form, send) => send(deskSwap, readForm(deskSwap, form, { schedule_id: 'text', with_id: 'text' }))}
        said={() => '已对调'}
        onSaved={() => {
          setOpen(false)
          onDone()
        }}
        onClose={() => setOpen(false)}
      >
        <Select label="这个门诊" name="schedule_id" options={options} defaultValue={options[0]?.value} />
        <Select label="和这个门诊对调" name="with_id" options={options} defaultValue={options[1]?.value} />
        <p className="text-12 text-ink-2">只列出还没有人约的门诊：患者约的是医生本人，有人约了要先停诊。</p>
      </EditForm>
    </>
  )
}
