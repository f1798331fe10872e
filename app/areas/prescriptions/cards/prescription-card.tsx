import { Card } from '#kit/ui/card.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { prescriptionList } from '../contract.ts'
import { prescriptionAddress } from './prescription-address.ts'
import { PrescriptionTag } from './prescription-tag.tsx'

/** A prescription as lists show it. */
export type PrescriptionSeen = CallOutput<typeof prescriptionList>['list'][number]

/** What was prescribed, for whom, where it stands and what to do next. */
export function PrescriptionCard({ prescription }: { prescription: PrescriptionSeen }) {
  const { prescription_id, state, state_desc, drug_name, buy_num, truename, source_desc, expire_time } = prescription
  const spoken = useSpoken()
  return (
    <Card to={prescriptionAddress(prescription_id)}>
      <div className="flex items-baseline justify-between gap-8">
        <h3 className="min-w-0 truncate text-16 font-semibold">{unbroken(drug_name || '内容已清除')}</h3>
        <PrescriptionTag state={state} words={state_desc} />
      </div>
      <p className="truncate pt-4 text-14 text-ink-2">
        {truename} · {buy_num} 件 · {source_desc}
      </p>
      <p className="pt-8 text-14">{prescription.reason || prescription.next_desc}</p>
      <p className="pt-8 text-12 text-ink-3 tabular-nums">
        {state === 'approved' && expire_time ? `有效期到 ${spoken(expire_time)}` : spoken(prescription.add_time)}
      </p>
    </Card>
  )
}
