import { CrownIcon } from 'lucide-react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { vipOrderInService } from '../contract.ts'
import { lastDay } from '../rules.ts'

/** For whom this doctor looks after by their package: that they do, and until when. It comes late: it belongs last. */
export function OwnDoctor({ doctorId }: { doctorId: number }) {
  const { answer: found } = useOwnAnswer(vipOrderInService, { doctor_id: doctorId })
  if (!found?.order) return null
  const { title, end_time } = found.order
  return (
    <CellGroup>
      <Cell
        start={<CrownIcon />}
        title="您的专属医生"
        note={`${title} · 有效期到 ${lastDay(end_time)}`}
        to="/member/index"
      />
    </CellGroup>
  )
}
