import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { child } from '#app/areas/records/children/contract.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { behindGate, readId } from '#kit/wire/load.ts'
import { answerMilestone, milestones, tickVisit } from '../contract.ts'
import { AgeCard } from '../parts/age-card.tsx'
import { MotorList } from '../parts/motor-list.tsx'
import { VisitList } from '../parts/visit-list.tsx'
import type { Route } from './+types/milestones'

export { handle } from 'virtual:rows/records-milestones'

const sendings = [{ call: answerMilestone }, { call: tickVisit }]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [{ user_id: userId }, whose, shown] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(child, { child_id }),
    callApi(milestones, { child_id }),
  ])
  return { userId, whose, shown }
})

export default function MilestonesPage({ loaderData: { userId, whose, shown } }: Route.ComponentProps) {
  const place = { userId, record: `milestones-${whose.id}` }
  const mayWrite = whose.rights !== 'see'
  const current = shown.ages.find(({ is_current }) => is_current === 1)
  const others = shown.ages.filter(({ is_current }) => is_current === 0)
  return (
    <Frame bar={{ title: `${whose.baby_name}会做什么` }}>
      <div className="grow space-y-12 p-16">
        <WaitingLater place={place} sendings={sendings} />
        <VisitList place={place} childId={whose.id} shown={shown} mayWrite={mayWrite} />
        {shown.is_corrected === 1 && <Notice>早产的孩子按矫正月龄看。</Notice>}
        {current ? (
          <AgeCard place={place} childId={whose.id} age={current} mayWrite={mayWrite} />
        ) : (
          <Empty drawing="calendar" title="三个月大时开始看" text="现在先好好吃、好好睡。" />
        )}
        <MotorList motor={shown.motor} source={shown.motor_source} />
        <Disclosure title="其他月龄">
          <div className="space-y-12">
            {others.map((age) => (
              <AgeCard key={age.months} place={place} childId={whose.id} age={age} mayWrite={mayWrite} />
            ))}
          </div>
        </Disclosure>
        <p className="px-4 text-12 text-ink-3">{shown.source}。只作提醒，不打分，也不和别的孩子比。</p>
      </div>
      <BottomAction>
        <ButtonLink to={searchAddress({ keyword: '儿童保健科' })}>找儿童保健门诊</ButtonLink>
      </BottomAction>
    </Frame>
  )
}
