import { useEffect, useState } from 'react'
import { adviserAddress, providerAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasPackage } from '#app/areas/overseas/directory/contract.ts'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { Trouble } from '#kit/ui/trouble.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { RefusedError, WireError } from '#kit/wire/errors.ts'
import { PriceLines } from '../parts/price-lines.tsx'

type Found = CallOutput<typeof overseasPackage> | 'none' | WireError

const find = (goods_id: number): Promise<Found> =>
  callApi(overseasPackage, { goods_id }).catch((error: unknown): 'none' | WireError => {
    if (error instanceof RefusedError) return 'none'
    if (error instanceof WireError) return error
    throw error
  })

/**
 * Of goods that are a service abroad: what the price is made of, who provides it, and who answers. Goods that are none have nothing; what
 * could not be fetched is said to be so: else who is about to pay took it that there is nothing to read.
 */
export function PackageTerms({ goodsId }: { goodsId: number }) {
  const [found, setFound] = useState<Found>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false
    find(goodsId).then((came) => isOver || setFound(came))
    return () => {
      isOver = true
    }
  }, [goodsId, tries])
  if (found === 'none') return null
  if (found === undefined)
    return (
      <Card title="价目明细">
        <Skeleton className="h-120" />
      </Card>
    )
  if (found instanceof WireError)
    return (
      <Card title="价目明细">
        <Trouble
          text={found.words}
          onRetry={() => {
            setFound(undefined)
            setTries(tries + 1)
          }}
        />
      </Card>
    )
  const { unit } = found
  return (
    <>
      <PriceLines about={found} />
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
