import { CrownIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { vipOrderInService } from '../contract.ts'
import { lastDay } from '../rules.ts'

/** For whom this doctor looks after by their package: that they do, and until when. It comes late: it belongs last. */
export function OwnDoctor({ doctorId }: { doctorId: number }) {
  const key = useSession()
  const [found, setFound] = useState<CallOutput<typeof vipOrderInService>>()
  useEffect(() => {
    setFound(undefined)
    if (key === null) return
    callApi(vipOrderInService, { doctor_id: doctorId }).then(setFound, () => undefined)
  }, [key, doctorId])
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
