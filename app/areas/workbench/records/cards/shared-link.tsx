import { parts } from '#app/areas/records/papers/rules.ts'
import { shortTime } from '#kit/time/short-time.ts'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { benchShared } from '../contract.ts'

interface SharedLinkProps {
  askId: string
  shared: CallOutput<typeof benchShared>['shared']
}

/** In a talk: that the patient shows their record, and the way to it; nothing where they do not. */
export function SharedLink({ askId, shared }: SharedLinkProps) {
  if (!shared) return null
  return (
    <CellGroup>
      <Cell
        title="患者分享了健康档案"
        note={`${shared.parts.map((part) => parts[part]).join('；')}。看到 ${shortTime(shared.end_time)}`}
        to={address('/workbench/record', { ask_id: askId })}
      />
    </CellGroup>
  )
}
