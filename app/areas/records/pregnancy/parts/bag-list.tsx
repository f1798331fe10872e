import { useRevalidator } from 'react-router'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyPack } from '../contract.ts'

/** The bag for the hospital, to be packed by 36 weeks. */
export function BagList({ record }: { record: Pregnancy }) {
  const { revalidate } = useRevalidator()
  const packing = useAct(pregnancyPack)
  const pack = async (item: string, isPacked: boolean) => {
    if (await packing.run({ record_id: record.id, item, is_packed: isPacked ? 1 : 0 })) revalidate()
  }
  return (
    <div className="space-y-12">
      <p>36 周前备好，放在出门就能拿的地方。</p>
      {record.bag.map(({ title, items }) => (
        <section key={title}>
          <h2 className="text-14 font-medium text-ink">{title}</h2>
          {items.map((item) => (
            <Checkbox
              key={item.id}
              checked={item.is_packed === 1}
              disabled={packing.busy}
              onChange={(event) => pack(item.id, event.target.checked)}
            >
              {item.text}
            </Checkbox>
          ))}
        </section>
      ))}
    </div>
  )
}
