import { useEffect, useState } from 'react'
import { adviserAddress, providerAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasPackage } from '#app/areas/overseas/directory/contract.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { PriceLines } from '../parts/price-lines.tsx'

/** Of goods that are a service abroad: what the price is made of, who provides it, and who answers. Goods that are none have nothing. */
export function PackageTerms({ goodsId }: { goodsId: number }) {
  const [about, setAbout] = useState<CallOutput<typeof overseasPackage>>()
  useEffect(() => {
    callApi(overseasPackage, { goods_id: goodsId }).then(setAbout, () => undefined)
  }, [goodsId])
  if (!about) return null
  const { unit } = about
  return (
    <>
      <PriceLines about={about} />
      <CellGroup>
        <Cell
          title={unit.unit_name}
          note={`${unit.country_name}，看执业许可和合作授权`}
          to={providerAddress(unit.unit_id)}
        />
        <Cell title="问顾问" note="一位顾问从头跟到底" to={adviserAddress({ goods_id: goodsId })} />
      </CellGroup>
    </>
  )
}
