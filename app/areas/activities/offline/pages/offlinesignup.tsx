import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Member } from '#app/areas/account/members/cards/member-card.tsx'
import { MemberChoice } from '#app/areas/account/members/cards/member-choice.tsx'
import { memberListApi } from '#app/areas/account/members/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Select } from '#kit/ui/select.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { offlineAddress } from '../cards/offline-address.ts'
import { offLineById, offLineSignUp } from '../contract.ts'
import { HealthQuestions } from '../parts/health-questions.tsx'
import { fitsAge, GROWN_UP_AGE } from '../rules.ts'
import type { Route } from './+types/offlinesignup'

export { handle } from 'virtual:rows/offline-sign-up'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const [event, members] = await Promise.all([
    callApi(offLineById, { id: readId(query, 'id') }),
    callApi(memberListApi, {}),
  ])
  return { event, members: members.list }
})
type Shown = Route.ComponentProps['loaderData']['event']

export default function OfflineSignUpPage({ loaderData: { event, members } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const signing = useAct(offLineSignUp)
  const [memberId, setMemberId] = useState<number>()
  const [answers, setAnswers] = useState<readonly (0 | 1 | undefined)[]>(event.questions.map(() => undefined))
  const member = members.find(({ member_id }) => member_id === memberId) ?? members[0]
  const isWait = event.status === 'full'
  const isAnswered = !answers.includes(undefined)

  const submit = async (form: FormEvent<HTMLFormElement>) => {
    form.preventDefault()
    if (!member) return
    const guardian_id = Number(new FormData(form.currentTarget).get('guardian_id')) || undefined
    const asked = event.questions.length > 0 ? { answers: JSON.stringify(answers) } : {}
    const made = await signing.run({ id: event.id, member_id: member.member_id, guardian_id, ...asked })
    if (!made) return
    toast(made.state === 'signed' ? '报名成功，到场报签到码' : '已排上候补，空出名额会通知您')
    navigate(offlineAddress(event.id), { replace: true })
  }
  return (
    <Frame bar={{ title: isWait ? '排队候补' : '报名' }}>
      <form onSubmit={submit} className="flex grow flex-col">
        <div className="grow space-y-16 p-16">
          <What event={event} />
          {isWait && <Notice tone="warning">名额满了。有人取消时，按排队的先后通知，请留意消息。</Notice>}
          <MemberChoice
            legend="谁来参加"
            members={members}
            chosen={member}
            onChoose={setMemberId}
            doubt={member && <Doubt event={event} member={member} />}
          />
          {member && member.age < GROWN_UP_AGE && <Guardian members={members} />}
          {event.questions.length > 0 && (
            <HealthQuestions questions={event.questions} answers={answers} onAnswer={setAnswers} />
          )}
        </div>
        <BottomAction
          error={signing.error?.words}
          note={isAnswered ? '不能来时请早点取消，把名额让给别人' : '请先回答上面的健康问题'}
        >
          <Button type="submit" busy={signing.busy} disabled={!member || !isAnswered}>
            {isWait ? '排队候补' : '确认报名'}
          </Button>
        </BottomAction>
      </form>
    </Frame>
  )
}

function What({ event }: { event: Shown }) {
  const today = useToday()
  return (
    <Card>
      <h2 className="text-16 font-semibold">{event.title}</h2>
      <p className="pt-4 text-14 text-ink-2 tabular-nums">{spokenDayTime(parseTime(event.begin_time), today)}</p>
      <p className="text-14 text-ink-2">
        {event.unit_name} {event.place}
      </p>
    </Card>
  )
}

function Doubt({ event, member }: { event: Shown; member: Member }) {
  const isFor = fitsAge(member.age, { minAge: event.min_age, maxAge: event.max_age })
  return isFor ? null : (
    <Notice tone="warning">
      这个活动面向 {event.ages}，{member.truename} {member.age} 岁，可能报不上。
    </Notice>
  )
}

function Guardian({ members }: { members: readonly Member[] }) {
  const grownUps = members.filter(({ age }) => age >= GROWN_UP_AGE)
  return (
    <Select
      label="谁陪同"
      name="guardian_id"
      hint={grownUps.length === 0 ? '请先添加一位成年的家人' : `未满 ${GROWN_UP_AGE} 岁要有大人一起来`}
      placeholder="请选择陪同的大人"
      options={grownUps.map(({ member_id, truename }) => ({ value: member_id, text: truename }))}
      required
    />
  )
}
