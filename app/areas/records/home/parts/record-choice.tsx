import { useRevalidator } from 'react-router'
import { putCrowd } from '#app/areas/analytics/contract.ts'
import { Choice } from '#kit/ui/choice.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { useSend } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type getHealthRecord, switchRecord } from '../contract.ts'

type Basic = CallOutput<typeof getHealthRecord>['basic'][number]

export interface RecordChoiceProps {
  userId: number
  /** Those that are open. */
  records: readonly Basic[]
  current: Basic
  onClose: () => void
}

// Ids of children and of the others may be the same.
const keyOf = ({ type, id }: Basic): string => `${type} ${id}`

/** Which of the records stands first. */
export function RecordChoice({ userId, records, current, onClose }: RecordChoiceProps) {
  const { revalidate } = useRevalidator()
  const switching = useSend()
  const choose = async (key: string) => {
    const chosen = records.find((record) => keyOf(record) === key)
    if (!chosen || !(await switching.send(switchRecord, { userId, type: chosen.type, id: chosen.id }))) return
    // Of which crowd somebody is follows the record that they look at.
    await switching.send(putCrowd, { userId, crowdType: chosen.type })
    onClose()
    revalidate()
  }
  return (
    <Sheet open title="先看哪一份" onClose={onClose}>
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
  )
}
