import { useRevalidator } from 'react-router'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { scheduleAddress } from '#app/areas/guahao/schedules/cards/schedule-address.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Sheet } from '#kit/ui/sheet.tsx'
import { address } from '#kit/wire/address.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { orderAddress, ordersAddress } from '../cards/booking-address.ts'
import type { BookingShown } from './booking-shown.ts'
import { type NextStep, nextStepsOf } from './next-steps.ts'

interface RefusedSheetProps {
  error: WireError | undefined
  tried: 'book' | 'wait'
  shown: BookingShown
  member: Member | undefined
  onWait: () => void
  onAgain: () => void
  onClose: () => void
}

/** What was refused, why, and the steps that lead on; the first is the likeliest. */
export function RefusedSheet(props: RefusedSheetProps) {
  const { error, tried, onClose } = props
  const reason = error instanceof RefusedError ? error.reason : undefined
  return (
    <Sheet open={error !== undefined} title={tried === 'book' ? '没有约上' : '没有加入候补'} onClose={onClose}>
      {error && (
        <>
          <p className="text-16">{error.words}</p>
          <div className="grid gap-8 pt-20">
            {nextStepsOf(reason, props.shown.mayWait).map((step, at) => (
              <Step key={step} step={step} kind={at === 0 ? 'primary' : 'secondary'} {...props} />
            ))}
          </div>
        </>
      )}
    </Sheet>
  )
}

interface StepProps extends RefusedSheetProps {
  step: NextStep
  kind: 'primary' | 'secondary'
}

function Step({ step, kind, shown, ...props }: StepProps) {
  const { revalidate } = useRevalidator()
  const { seat, slot } = shown
  const doThen = (act: () => void) => () => {
    props.onClose()
    act()
  }
  const links: Partial<Record<NextStep, [text: string, to: string]>> = {
    times: ['看其他时段', scheduleAddress(seat, { date: slot.date })],
    doctors: ['看同科室其他医生', scheduleAddress({ unit_id: seat.unit_id, dep_id: seat.dep_id }, { date: slot.date })],
    standing: ['打开已约的号', standingAddress(props.error)],
    orders: ['看我的预约', ordersAddress('upcoming')],
    waits: ['看我的候补', ordersAddress('waits')],
    units: ['看其他医院', '/unit/list'],
    unit: ['看医院地址和电话', address('/unit/index', { unit_id: seat.unit_id })],
    member: ['补全证件', addMemberAddress(props.member?.member_id)],
  }
  const acts: Partial<Record<NextStep, [text: string, act: () => void]>> = {
    wait: ['加入候补', doThen(props.onWait)],
    book: ['去预约', doThen(revalidate)],
    again: ['再试一次', doThen(props.onAgain)],
    'other-member': ['换一位就诊人', props.onClose],
    fill: ['去填写', props.onClose],
    close: ['知道了', props.onClose],
  }
  const [link, act] = [links[step], acts[step]]
  if (link)
    return (
      <ButtonLink kind={kind} to={link[1]}>
        {link[0]}
      </ButtonLink>
    )
  return act ? (
    <Button kind={kind} onClick={act[1]}>
      {act[0]}
    </Button>
  ) : null
}

/** The appointment that stands in the way, as the refusal names it; all of them where it is gone again. */
const standingAddress = (error: WireError | undefined) => {
  const { order_id: id } = (error instanceof RefusedError && (error.data as { order_id?: string } | undefined)) || {}
  return id ? orderAddress(id) : ordersAddress()
}
