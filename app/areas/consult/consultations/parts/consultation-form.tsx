import { type FormEvent, useState } from 'react'
import { addMemberAddress } from '#app/areas/account/members/cards/member-address.ts'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { GUARDIAN_UNDER } from '#app/areas/consult/care/rules.ts'
import type { DoctorAndService } from '#app/areas/consult/doctors/cards/consult-address.ts'
import type { ConsultService } from '#app/areas/consult/doctors/cards/consult-services.tsx'
import type { ConsultationKind } from '#app/areas/consult/doctors/rules.ts'
import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import { PictureField } from '#app/areas/files/cards/picture-field.tsx'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import type { PicturesValue } from '#kit/ui/chosen-pictures.ts'
import { TextField } from '#kit/ui/field.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Price } from '#kit/ui/price.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { RefusedError, type WireError } from '#kit/wire/errors.ts'
import { consultationAddress } from '../cards/consultation-address.ts'
import { factsIn } from '../cards/typed-case.ts'
import { type Typed, useDraft } from '../cards/use-draft.ts'
import { isAskedPregnancy } from '../rules/case.ts'
import { LEAST_WORDS, MOST_PICTURES } from '../rules.ts'
import { CaseFields } from './case-fields.tsx'
import { IllnessChoice } from './illness-choice.tsx'
import { MemberChoice } from './member-choice.tsx'
import { useAsking } from './use-consulting.ts'
import { useWhen } from './use-when.ts'
import { WhenToCall } from './when-to-call.tsx'

interface AskingFormProps {
  asked: DoctorAndService
  service: ConsultService
  members: readonly Member[]
  illnesses: readonly { ill_id: number; ill_name: string }[]
}

/** For whom, what is wrong, with pictures; then one button that says what it costs. */
export function AskingForm({ asked, service, members, illnesses }: AskingFormProps) {
  const { typed, change, forget } = useDraft(`${asked.doctor_id} ${asked.dep_id} ${service.type}`)
  const { submit, busy, error } = useAsking(forget)
  const [pictures, setPictures] = useState<PicturesValue>()
  const [fault, setFault] = useState<string>()
  const kind = service.type as ConsultationKind
  const time = useWhen(typed, { kind, doctorId: asked.doctor_id, refused: error })
  const today = useToday()
  const member = members.find(({ member_id }) => member_id === typed.memberId) ?? members[0]
  const { isSmall, asksPregnancy } = askedOf(member)
  const isShort = [...typed.content.trim()].length < LEAST_WORDS
  const send = (event: FormEvent) => {
    event.preventDefault()
    setFault(isShort ? `请至少写 ${LEAST_WORDS} 个字，医生才好判断` : undefined)
    const hasTime = time.check()
    if (isShort || !member || !hasTime) return
    if (pictures?.isBusy) return toast('图片还在上传，请稍等一下')
    submit({
      ...asked,
      member_id: member.member_id,
      type: kind,
      call_at: time.callAt,
      image: pictures?.urls.join(','),
      ...asSent(typed, { asksPregnancy, isSmall }),
    })
  }
  return (
    <form onSubmit={send} noValidate className="flex grow flex-col">
      <div className="grow space-y-16 p-16">
        <MemberChoice members={members} chosen={member} onChoose={(memberId) => change({ memberId })} />
        {isSmall && (
          <Checkbox checked={typed.withGuardian} onChange={(event) => change({ withGuardian: event.target.checked })}>
            我是孩子的监护人，问诊时会陪在孩子身边
          </Checkbox>
        )}
        <WhenToCall {...time.shown} onChange={change} />
        <Card className="space-y-16">
          <TextField
            label="哪里不舒服"
            rows={3}
            maxLength={1_000}
            value={typed.content}
            onChange={(event) => change({ content: event.target.value })}
            placeholder="什么症状、什么时候会这样、做过什么检查"
            hint={`${typed.content.length}/1000`}
            error={fault}
          />
          <EmergencyCard text={typed.content} />
          <CaseFields typed={typed} onChange={change} asksPregnancy={asksPregnancy} />
          <IllnessChoice illnesses={illnesses} chosen={typed.illId} onChoose={(illId) => change({ illId })} />
          <PictureField
            label="患处、检查单、药盒（可不传）"
            most={MOST_PICTURES}
            uploadtype="ask"
            hint="只有您和接诊的医生看得到"
            first={typed.pictures}
            onChange={setPictures}
          />
          <div>
            <p className="pb-6 text-14 font-medium">这个问题看过医生吗</p>
            <Segment
              label="这个问题看过医生吗"
              name="revisit"
              value={typed.isRevisit ? 'yes' : 'no'}
              onChange={(said) => change({ isRevisit: said === 'yes' })}
              options={[
                { value: 'no', text: '还没有' },
                { value: 'yes', text: '看过，这次复诊' },
              ]}
            />
            <p className="pt-4 text-12 text-ink-3">
              {typed.isRevisit ? '复诊时医生可以根据病历给出调药建议。' : '第一次看的问题，医生只给建议，不开处方。'}
            </p>
          </div>
        </Card>
      </div>
      <BottomAction
        error={time.fault ?? error?.words}
        errorAction={!time.fault && error && <OpenedLink error={error} />}
        note={time.agreedAt ? `约定 ${spokenDayTime(time.agreedAt, today)} 通话` : '超时未接诊或未回复，自动全额退款'}
        aside={<Price yuan={service.price} size="large" />}
      >
        {member ? (
          <Button type="submit" busy={busy}>
            {service.price === '0.00' ? '提交问诊' : '提交并支付'}
          </Button>
        ) : (
          <ButtonLink to={addMemberAddress()}>添加就诊人</ButtonLink>
        )}
      </BottomAction>
    </form>
  )
}

/** What is asked because of who the member is. */
const askedOf = (member: Member | undefined) => ({
  isSmall: member !== undefined && member.age < GUARDIAN_UNDER,
  asksPregnancy:
    member !== undefined && isAskedPregnancy({ sex: member.sex === 1 ? 'female' : 'male', age: member.age }),
})

/** What was filled in, as far as it is asked of this member. */
const asSent = (typed: Typed, { asksPregnancy, isSmall }: { asksPregnancy: boolean; isSmall: boolean }) => ({
  ill_id: typed.illId,
  content: typed.content,
  ...factsIn(typed, asksPregnancy),
  is_revisit: typed.isRevisit ? 1 : 0,
  with_guardian: isSmall && typed.withGuardian ? 1 : 0,
})

/** Leads to the consultation that is in the way of this one. */
function OpenedLink({ error }: { error: WireError }) {
  const opened = error instanceof RefusedError && error.reason === 'already-open' ? openedIn(error) : undefined
  if (!opened) return null
  return (
    <Link to={consultationAddress(opened)} className="inline-flex min-h-target items-center underline">
      去看看
    </Link>
  )
}

const openedIn = ({ data }: RefusedError) => (data as { ask_id?: string } | undefined)?.ask_id
