import { CrownIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Price } from '#kit/ui/price.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { orderCombo } from '../contract.ts'
import { comboAddress } from './membership-address.ts'

interface ComboOfferProps {
  unit_id: number
  dep_id: number
  doctor_id: number
}

/** The package whose benefits are there for a department, for who has none. It comes late: it belongs last. */
export function ComboOffer({ unit_id, dep_id, doctor_id }: ComboOfferProps) {
  const [offer, setOffer] = useState<CallOutput<typeof orderCombo>>()
  useEffect(() => {
    callApi(orderCombo, { unit_id, dep_id, doc_id: doctor_id }).then(setOffer, () => undefined)
  }, [unit_id, dep_id, doctor_id])
  const combo = offer?.is_vip === 0 ? offer.list[0] : undefined
  if (!combo) return null
  return (
    <CellGroup>
      <Cell
        start={<CrownIcon />}
        title={combo.title}
        note={combo.benefits
          .map(({ title }) => title)
          .slice(0, 3)
          .join('、')}
        value={<Price yuan={combo.price} size="small" />}
        to={comboAddress(combo.combo_id)}
      />
    </CellGroup>
  )
}
