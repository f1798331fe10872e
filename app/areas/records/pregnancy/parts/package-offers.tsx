import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Pregnancy } from '../cards/pregnancy-card.tsx'
import { pregnancyPackages } from '../contract.ts'

/** Exam packages for what is due next, where the city has some: they come after the page, and leave no hole. */
export function PackageOffers({ record: { id, next_step } }: { record: Pregnancy }) {
  const [offered, setOffered] = useState<CallOutput<typeof pregnancyPackages>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another next step has packages of its own
  useEffect(() => {
    const stop = new AbortController()
    callApi(pregnancyPackages, { record_id: id }, { signal: stop.signal }).then(setOffered, () => undefined)
    return () => stop.abort()
  }, [id, next_step])
  if (!offered || offered.step !== next_step || offered.list.length === 0) return null
  return (
    <section>
      <CellGroup title="这几周的产检套餐">
        {offered.list.map(({ goods_id, goods_name, subtitle, unit_name, price }) => (
          <Cell
            key={goods_id}
            title={goods_name}
            note={[unit_name, subtitle].filter(Boolean).join(' · ')}
            value={`¥${price}`}
            to={address('/health/product', { goods_id })}
          />
        ))}
      </CellGroup>
      <p className="px-16 pt-6 text-12 text-ink-3">
        买不买都不影响记录；套餐里有没有这一项，以商品页和医生的安排为准。
      </p>
    </section>
  )
}
