import { CircleParkingIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { trafficUrl } from '../contract.ts'

/** The calls of parking come with the question: nothing of them is in what a hospital's page loads first. */
const askWay = async (unit_id: number): Promise<Way> => {
  const { trafficUrl } = await import('../contract.ts')
  return callApi(trafficUrl, { unit_id })
}
type Way = CallOutput<typeof trafficUrl>

/** Parking at a hospital, where it can be booked or has a guide; fetched once the page stands, nothing where there is none. */
export function ParkingCell({ unitId }: { unitId: number }) {
  const [way, setWay] = useState<Way>()
  useEffect(() => {
    let isWanted = true
    askWay(unitId).then(
      (found) => isWanted && setWay(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [unitId])
  if (!way || (way.has_lot === 0 && !way.url)) return null
  return (
    <CellGroup>
      <Cell
        start={<CircleParkingIcon />}
        title={way.has_lot === 1 ? '停车预约' : '交通指引'}
        note={way.fee_rule || '怎么来、停在哪里'}
        to={address('/park/index', { unit_id: unitId })}
      />
    </CellGroup>
  )
}
