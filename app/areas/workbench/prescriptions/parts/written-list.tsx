import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchPrescriptions } from '../contract.ts'
import { WrittenPrescription } from './written-prescription.tsx'

interface WrittenListProps {
  label: string
  list: CallOutput<typeof benchPrescriptions>['list']
  empty: { title: string; text: string }
  onChanged: () => void
}

/** What was prescribed here. */
export function WrittenList({ label, list, empty, onChanged }: WrittenListProps) {
  return (
    <section aria-label={label} className="space-y-12">
      {list.length === 0 && (
        <div className="rounded-12 bg-card shadow-soft">
          <Empty {...empty} />
        </div>
      )}
      {list.map((prescription) => (
        <WrittenPrescription key={prescription.prescription_id} prescription={prescription} onChanged={onChanged} />
      ))}
    </section>
  )
}
