import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { CaseCard } from '#app/areas/consult/consultations/cards/case-card.tsx'
import { RateForm } from '#app/areas/consult/consultations/cards/rate-form.tsx'
import { RatedCard } from '#app/areas/consult/consultations/cards/rated-card.tsx'
import { SummaryCard } from '#app/areas/consult/consultations/cards/summary-card.tsx'
import { PrescriptionInTalk } from '#app/areas/prescriptions/cards/prescription-in-talk.tsx'
import type { Page } from '../cards/chat-wire.ts'
import { Composer } from '../cards/composer.tsx'
import { withMessages, without } from '../cards/log.ts'
import { patientWire } from '../cards/patient-wire.ts'
import { TalkLog, useTalk } from '../cards/talk-log.tsx'
import type { Message } from '../rules.ts'
import { ChatHead, type Visit } from './chat-head.tsx'
import { ClosedFoot } from './closed-foot.tsx'
import { Invitation } from './invitation.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { NoTalkYet } from './no-talk-yet.tsx'

interface TalkProps {
  visit: Visit
  first: Page
  residue: number
}

/** The talk of a consultation as it goes on. */
export function Talk({ visit, first, residue }: TalkProps) {
  const consultationId = visit.ask.ask_id
  const { revalidate } = useRevalidator()
  const [left, setLeft] = useState(residue)
  const [pressed, setPressed] = useState<Message>()
  useEffect(() => setLeft(residue), [residue])
  const wire = useMemo(() => patientWire(consultationId), [consultationId])
  const onSent = (now: number) => {
    setLeft(now)
    if (now === 0) void revalidate()
  }
  const talk = useTalk(consultationId, wire, first, { onMoved: () => void revalidate(), onSent })
  const { change, sending } = talk
  return (
    <>
      <ChatHead visit={visit} residue={left} isTyping={talk.isTyping} />
      <TalkLog
        me="patient"
        talk={talk}
        image={visit.doctor?.image ?? ''}
        first={<CaseCard asked={visit.case} />}
        empty={<NoTalkYet visit={visit} />}
        summary={visit.summary && <SummaryCard shown={visit.summary} />}
        last={ratingOf(visit, () => void revalidate())}
        invitation={<Invitation key={visit.other.isInvite} visit={visit} />}
        prescription={(id, told) => <PrescriptionInTalk id={id} told={told} />}
        onPress={setPressed}
      />
      {visit.other.hideInput === 1 || left === 0 ? (
        <ClosedFoot visit={visit} />
      ) : (
        <Composer
          placeholder={`还能写 ${left} 次`}
          onSay={sending.say}
          onShow={sending.show}
          onSpeak={sending.speak}
          onTyping={talk.typing}
        />
      )}
      <MessageSheet
        consultationId={consultationId}
        message={pressed}
        onRecalled={(recall) => change((now) => withMessages(now, [recall]))}
        onDeleted={(id) => change((now) => without(now, { id }))}
        onClose={() => setPressed(undefined)}
      />
    </>
  )
}

/** How it was, asked where one has just talked; then what one said. */
const ratingOf = ({ ask: consultation }: Visit, onDone: () => void) => {
  if (consultation.may_rate === 1) return <RateForm consultationId={consultation.ask_id} onDone={onDone} />
  if (consultation.stars === 0) return undefined
  return <RatedCard stars={consultation.stars} words={consultation.rated_words} />
}
