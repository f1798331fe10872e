import type { diseaseDetail } from '#app/areas/guahao/illnesses/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'

/** What an illness is, and which departments see it: for who looks for a doctor for it. */
export function IllnessHead({ illness }: { illness: CallOutput<typeof diseaseDetail> }) {
  return (
    <div className="px-16 py-8">
      <Card title={illness.ill_name}>
        <p className="text-14 text-ink-2">{illness.description}</p>
        <div className="flex flex-wrap items-center gap-8 pt-12">
          <span className="text-14 text-ink-3">可以挂</span>
          {illness.departments.map(({ class_id, catalogue_id, name }) => (
            <Chip key={catalogue_id} to={address('/doctor/index', { class_id, catalogue_id })}>
              {name}
            </Chip>
          ))}
        </div>
      </Card>
    </div>
  )
}
