import { Suspense, useState } from 'react'
import { Cell } from '#kit/ui/cell.tsx'
import { later } from '#kit/ui/later.ts'
import type { RecordChoiceProps } from './record-choice.tsx'

const RecordChoice = later(async () => (await import('./record-choice.tsx')).RecordChoice)

/** Has another record stand first; what there is to choose from comes when somebody wants to. */
export function SwitchRecord(shown: Omit<RecordChoiceProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Cell title="换一份先看" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <RecordChoice {...shown} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
