import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Cell } from '#kit/ui/cell.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type getHealthRecord, switchRecord } from '../contract.ts'

type Basic = CallOutput<typeof getHealthRecord>['basic'][number]

interface SwitchRecordProps {
  userId: number
  records: readonly Basic[]
  current: Basic
}

// Ids of children and of the others may be the same.
const keyOf = ({ type, id }: Basic): string => `${type} ${id}`

/** Has another record stand first. */
export function SwitchRecord({ userId, records, current }: SwitchRecordProps) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const switching = useAct(switchRecord)
  const choose = async (key: string) => {
    const chosen = records.find((record) => keyOf(record) === key)
    if (!chosen || !(await switching.run({ userId, type: chosen.type, id: chosen.id }))) return
    setOpen(false)
    revalidate()
  }
  return (
    <>
      <Cell title="换一份先看" onClick={() => setOpen(true)} />
      <Sheet open={isOpen} title="先看哪一份" onClose={() => setOpen(false)}>
        <div className="space-y-12 px-16 pb-16">
          <Choice
            legend="排在最前面的档案"
            name="current"
            value={keyOf(current)}
            onChange={choose}
            options={records.map((record) => ({ value: keyOf(record), title: record.title }))}
          />
          {switching.error && (
            <div role="alert">
              <Notice tone="danger">{switching.error.words}</Notice>
            </div>
          )}
        </div>
      </Sheet>
    </>
  )
}
