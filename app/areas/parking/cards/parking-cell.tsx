import { CircleParkingIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { trafficUrl } from '../contract.ts'

/** Parking at a hospital, where it can be booked or has a guide; fetched once the page stands, nothing where there is none. */
export function ParkingCell({ unitId }: { unitId: number }) {
  const [way, setWay] = useState<CallOutput<typeof trafficUrl>>()
  useEffect(() => {
    let isWanted = true
    callApi(trafficUrl, { unit_id: unitId }).then(
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
