import { CellGroup } from '#kit/ui/cell.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { orderCombo } from '../contract.ts'
import { ComboOffer } from './combo-offer.tsx'

interface DepartmentOfferProps {
  unit_id: number
  dep_id: number
  doctor_id: number
}

/** The package whose benefits are there for a department, for who has none. It comes late: it belongs last. */
export function DepartmentOffer({ unit_id, dep_id, doctor_id }: DepartmentOfferProps) {
  const { answer: offer } = useOwnAnswer(orderCombo, { unit_id, dep_id, doc_id: doctor_id })
  const combo = offer?.is_vip === 0 ? offer.list[0] : undefined
  if (!combo) return null
  return (
    <CellGroup>
      <ComboOffer combo={combo} />
    </CellGroup>
  )
}
