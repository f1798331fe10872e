import { useEffect, useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { askComplaints } from '../contract.ts'
import { complainAddress } from './complaint-address.ts'

type Found = CallOutput<typeof askComplaints>

/** The way to ask for one's money or to complain, or to what came of it; nothing where neither is possible. */
export function ComplaintShortcut({ consultationId }: { consultationId: string }) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    callApi(askComplaints, { ask_id: consultationId }).then(setFound, () => undefined)
  }, [consultationId])
  const [latest] = found?.list ?? []
  if (!found || (!latest && found.wants.length === 0)) return null
  return (
    <CellGroup>
      <Cell
        title={latest ? latest.want_desc : found.wants.includes('refund') ? '不满意？申请退款或投诉' : '投诉'}
        value={latest?.state_desc}
        to={complainAddress(consultationId)}
      />
    </CellGroup>
  )
}
