import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import { Fee } from '#app/areas/guahao/schedules/cards/fee.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { BookingShown } from './booking-shown.ts'
import { NoReturn } from './no-return.tsx'
import type { NoReturnTick } from './use-no-return.ts'

interface ConfirmBarProps {
  shown: BookingShown
  isWait: boolean
  hasMember: boolean
  busy: boolean
  /** What must be ticked first; undefined where the place can be given back. */
  noReturn: NoReturnTick | undefined
}

/** The one button, with what it costs and what it binds to. */
export function ConfirmBar({ shown, isWait, hasMember, busy, noReturn }: ConfirmBarProps) {
  return (
    <BottomAction
      note={hasMember && noReturn ? <NoReturn {...noReturn} /> : noteOf(shown, isWait)}
      aside={!isWait && <Fee yuan={shown.slot.fee} size="medium" />}
    >
      {hasMember ? (
        <Button type="submit" busy={busy}>
          {isWait ? '加入候补' : '确认预约'}
        </Button>
      ) : (
        <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
      )}
    </BottomAction>
  )
}

const noteOf = ({ slot, sheet }: BookingShown, isWait: boolean): string => {
  if (isWait)
    return slot.wait_num > 0 ? `现在有 ${slot.wait_num} 人在候补，轮到您会发消息` : '您会排在第一位，有号马上发消息'
  if (slot.fee !== '0.00' && sheet.pay_on_site === 1) return '确认后马上约上，挂号费到院后在收费窗口缴，再签到'
  return slot.fee === '0.00' ? '不用支付，确认后马上约上' : `确认后号源为您保留 ${sheet.hold_minutes} 分钟，请及时支付`
}
