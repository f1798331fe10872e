import { UsersIcon } from 'lucide-react'
import { useState } from 'react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { orderGuest } from '../contract.ts'
import { GuestSheet } from './guest-sheet.tsx'

export interface GuestCellProps {
  orderId: string
  guest: CallOutput<typeof orderGuest>
  onChanged: () => void
}

/** Lets one member of the family see when and where it is, and how the queue stands. */
export function GuestCell(props: GuestCellProps) {
  const [open, setOpen] = useState(false)
  return (
    <CellGroup>
      <Cell start={<UsersIcon />} title="请家人看这次就诊" note={noteOf(props.guest)} onClick={() => setOpen(true)} />
      {open && <GuestSheet {...props} onClose={() => setOpen(false)} />}
    </CellGroup>
  )
}

const noteOf = ({ is_invited, has_opened }: GuestCellProps['guest']): string => {
  if (!is_invited) return '时间、地点、排队和怎么去，家人不用登录就能看'
  return has_opened ? '家人已经看过，随时可以收回' : '链接已生成，家人还没有打开'
}
