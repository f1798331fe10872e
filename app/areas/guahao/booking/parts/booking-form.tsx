import { type FormEvent, useState } from 'react'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import type { WireError } from '#kit/wire/errors.ts'
import type { BookingShown } from './booking-shown.ts'
import { CancelPromise } from './cancel-promise.tsx'
import { ConfirmBar } from './confirm-bar.tsx'
import { MemberDoubt } from './member-doubt.tsx'
import { RefusedSheet } from './refused-sheet.tsx'
import { RulesFirst } from './rules-first.tsx'
import { SlotSummary } from './slot-summary.tsx'
import { SpanChoice } from './span-choice.tsx'
import { useBooking } from './use-booking.ts'
import { useDraft } from './use-draft.ts'
import { useNoReturn } from './use-no-return.ts'
import { CARD_FIELD, VisitCardField } from './visit-card-field.tsx'
import { VisitReason } from './visit-reason.tsx'

interface BookingFormProps {
  shown: BookingShown
  /** The slot is full: one joins its waitlist. */
  isWait: boolean
}

/** Rules first, then who comes and why, then one button. */
export function BookingForm({ shown, isWait }: BookingFormProps) {
  const { slot, doctor, sheet, members, cards, memberId, spans } = shown
  const [span, setSpan] = useState(spans.includes(shown.span) ? shown.span : 'slot')
  const { typed, change, forget } = useDraft(slot.slot_id, memberId)
  const { book, wait, tried, busy, error } = useBooking(forget)
  const [read, setRead] = useState<WireError>()
  const [isCardMissing, setCardMissing] = useState(false)
  const noReturn = useNoReturn(shown, isWait)

  const member = members.find(({ member_id }) => member_id === typed.memberId) ?? members[0]
  const bound = cards.find(({ member_id }) => member_id === member?.member_id)
  const needsCard = sheet.need_card === 1 && !isWait
  const cardNo = typed.cardNo ?? bound?.card_no ?? ''
  const wanted = { slot_id: slot.slot_id, member_id: member?.member_id ?? 0 }
  const joinWaitlist = () => wait({ ...wanted, span })
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isWait) return joinWaitlist()
    if (needsCard && !cardNo) {
      setCardMissing(true)
      return document.getElementsByName(CARD_FIELD)[0]?.focus()
    }
    if (noReturn?.mustTick()) return
    return book({
      ...wanted,
      card_no: needsCard ? cardNo : undefined,
      visit_type: typed.visitType,
      remark: typed.remark,
    })
  }
  return (
    <>
      <form onSubmit={submit} noValidate>
        <div className="space-y-16 p-16">
          <SlotSummary slot={slot} doctor={doctor} />
          {isWait && <SpanChoice slot={slot} spans={spans} chosen={span} onChoose={setSpan} />}
          <RulesFirst
            tips={sheet.tips}
            isWait={isWait}
            isPaidOnSite={sheet.pay_on_site === 1 && slot.fee !== '0.00'}
            promise={!isWait && !noReturn && <CancelPromise slot={slot} sheet={sheet} />}
          />
          <MemberChoice
            legend="谁来看病"
            members={members}
            chosen={member}
            onChoose={(id) => change({ memberId: id, cardNo: undefined })}
            doubt={<MemberDoubt member={member} shown={shown} />}
          />
          {member && needsCard && (
            <VisitCardField
              key={member.member_id}
              memberId={member.member_id}
              unitId={doctor.unit_id}
              value={cardNo}
              isMissing={isCardMissing && !cardNo}
              onChange={(number) => change({ cardNo: number })}
            />
          )}
          {member && !isWait && <VisitReason typed={typed} illnesses={doctor.ill_tags} onChange={change} />}
        </div>
        <ConfirmBar shown={shown} isWait={isWait} hasMember={member !== undefined} busy={busy} noReturn={noReturn} />
      </form>
      <RefusedSheet
        error={error === read ? undefined : error}
        tried={tried}
        shown={shown}
        member={member}
        onWait={joinWaitlist}
        onAgain={() => submit()}
        onClose={() => setRead(error)}
      />
    </>
  )
}
