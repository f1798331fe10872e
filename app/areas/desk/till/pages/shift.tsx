import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskShift } from '../contract.ts'
import { CloseShiftOf } from '../parts/close-shift-of.tsx'
import { ShiftSums } from '../parts/shift-sums.tsx'
import { TakingTable } from '../parts/taking-table.tsx'
import type { Route } from './+types/shift'

export { handle } from 'virtual:rows/desk-shift'

export const clientLoader = behindStaffGate(({ callApi, query }: Loading) =>
  callApi(deskShift, { shift_id: readId(query, 'shift_id') }),
)

export default function ShiftPage({ loaderData: { shift, list, is_whole, is_own } }: Route.ComponentProps) {
  const mayClose = useMay('till.close')
  const { revalidate } = useRevalidator()
  const closed = shift.close_time ? `${shortTime(shift.close_time)} 交班` : '还没有交班'
  return (
    <DeskFrame
      title={`${shift.staff_name}的班次`}
      note={`${shortTime(shift.open_time)} 开班，${closed}${shift.note ? `。${shift.note}` : ''}`}
      aside={
        <>
          {shift.close_time === null && mayClose && is_own === 0 && (
            <CloseShiftOf shift={shift} onClosed={() => void revalidate()} />
          )}
          <ButtonLink kind="secondary" size="small" to="/desk/shifts">
            全部班次
          </ButtonLink>
        </>
      }
    >
      <ShiftSums shift={shift} />
      {is_whole === 0 && <Notice>收退太多，这里只列最近的 500 笔；合计是全部的。</Notice>}
      <TakingTable takings={list} isClosed={shift.close_time !== null} />
    </DeskFrame>
  )
}
