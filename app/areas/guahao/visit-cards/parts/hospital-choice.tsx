import { useState } from 'react'
import { unitList } from '#app/areas/guahao/hospitals/contract.ts'
import { Choice } from '#kit/ui/choice.tsx'
import { Field } from '#kit/ui/field.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useFound } from '#kit/wire/browser/use-found.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** A hospital as it is chosen here. */
export type Hospital = Pick<CallOutput<typeof unitList>['list'][number], 'unit_id' | 'unit_name' | 'address'>

const SHOWN = 5

interface HospitalChoiceProps {
  offered: readonly Hospital[]
  chosen: Hospital | undefined
  onChoose: (unit: Hospital) => void
}

/** One hospital of the city: of those that most people go to, or by its name. */
export function HospitalChoice({ offered, chosen, onChoose }: HospitalChoiceProps) {
  const [name, setName] = useState('')
  const { found, failed } = useFound(name.trim(), (keyword, signal) =>
    callApi(unitList, { keyword, page_size: SHOWN }, { signal }),
  )
  const shown = found ?? offered
  // Who was chosen stays in sight, whatever is typed afterwards.
  const units = chosen && !shown.some(({ unit_id }) => unit_id === chosen.unit_id) ? [chosen, ...shown] : shown
  return (
    <div className="space-y-8">
      <Field
        label="找医院"
        keyboard="search"
        value={name}
        maxLength={50}
        onChange={(event) => setName(event.target.value)}
        placeholder="医院名称"
        hint={failed ?? (found?.length === 0 ? '没有找到，换个名称试试；不在这个城市的医院请先换城市' : undefined)}
      />
      <Choice
        legend="哪家医院的卡"
        name="unit"
        value={String(chosen?.unit_id ?? '')}
        onChange={(id) => {
          const unit = units.find(({ unit_id }) => String(unit_id) === id)
          if (unit) onChoose(unit)
        }}
        options={units.map((unit) => ({ value: String(unit.unit_id), title: unit.unit_name, note: unit.address }))}
      />
    </div>
  )
}
