import { Stat } from '#kit/ui/stat.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { deskShift } from '../contract.ts'

/** What a shift comes to. */
export function ShiftSums({ shift }: { shift: CallOutput<typeof deskShift>['shift'] }) {
  return (
    <div className="grid grid-cols-2 gap-12 rounded-12 bg-card px-20 py-12 shadow-soft wide:grid-cols-6">
      <Stat label="备用金" value={shift.float} unit="元" />
      <Stat label="现金收入" value={shift.cash_in} unit="元" note={`退回 ${shift.cash_back} 元`} />
      <Stat label="刷卡收入" value={shift.card_in} unit="元" note={`退回 ${shift.card_back} 元`} />
      <Stat label="礼品卡" value={shift.gift_in} unit="元" note="不在钱箱里" />
      {shift.counted !== null && (
        <>
          <Stat label="应有现金" value={shift.expected} unit="元" />
          <Stat label="清点现金" value={shift.counted} unit="元" note={differenceWords(shift.difference)} />
        </>
      )}
    </div>
  )
}

/** A difference as a reader takes it: none, too much, too little. */
export const differenceWords = (difference: string): string => {
  if (difference === '') return ''
  if (difference.slice(1) === '0.00') return '相符'
  return difference.startsWith('-') ? `短 ${difference.slice(1)} 元` : `长 ${difference.slice(1)} 元`
}
