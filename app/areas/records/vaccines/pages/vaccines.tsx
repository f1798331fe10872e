import { Suspense, useState } from 'react'
import { useRevalidator } from 'react-router'
import { getUserInfo } from '#app/areas/access/patients/contract.ts'
import { child } from '#app/areas/records/children/contract.ts'
import { useTouched } from '#app/areas/records/ground/cards/touched.ts'
import { useWaiting } from '#app/areas/records/ground/cards/waiting.ts'
import { WaitingLater } from '#app/areas/records/ground/cards/waiting-later.tsx'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { later } from '#kit/ui/later.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { giveVaccine, vaccineClinics, vaccines } from '../contract.ts'
import { ClinicOffers } from '../parts/clinic-offers.tsx'
import { DoseGroup, type Planned, withWaiting } from '../parts/dose-group.tsx'
import { LineChoice } from '../parts/line-choice.tsx'
import { VACCINATION_CLINIC } from '../rules.ts'
import type { Route } from './+types/vaccines'

// Comes with the first touch: who only reads writes nothing.
const fetchSheet = async () => (await import('../parts/give-sheet.tsx')).GiveSheet
const GiveSheet = later(fetchSheet)

// Stand below all doses.
const SelfPaid = later(async () => (await import('../parts/self-paid.tsx')).SelfPaid)
const RemindSwitch = later(async () => (await import('../parts/remind-switch.tsx')).RemindSwitch)

export { handle } from 'virtual:rows/records-vaccines'

const sendings = [{ call: giveVaccine }]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [{ user_id: userId }, whose, plan, offers] = await Promise.all([
    callApi(getUserInfo, {}),
    callApi(child, { child_id }),
    callApi(vaccines, { child_id }),
    callApi(vaccineClinics, { child_id }),
  ])
  return { userId, whose, plan, offers }
})

export default function VaccinesPage({ loaderData: { userId, whose, plan, offers } }: Route.ComponentProps) {
  const [open, setOpen] = useState<Planned>()
  useTouched(fetchSheet)
  const { revalidate } = useRevalidator()
  const place = { userId, record: `vaccines-${whose.id}` }
  const waiting = useWaiting(place)
  const doses = withWaiting(plan.list, waiting)
  const mayWrite = whose.rights !== 'see'
  // What is still to be given comes first: of a child of two, all that was given since birth stood above the next dose.
  const isGiven = (age: string) => doses.every(({ age_words, state }) => age_words !== age || state === 'given')
  const ages = [...new Set(doses.map(({ age_words }) => age_words))].sort(
    (a, b) => Number(isGiven(a)) - Number(isGiven(b)),
  )
  return (
    <Frame bar={{ title: `${whose.baby_name}的疫苗` }}>
      <div className="grow space-y-12 p-16">
        <WaitingLater place={place} sendings={sendings} />
        {plan.schedule === null && <Empty title="还没有疫苗程序" text="请稍后再来看，或联系客服。" />}
        <ClinicOffers offers={offers} />
        {mayWrite &&
          plan.lines
            .filter(({ is_open }) => is_open === 1)
            .map((line) => <LineChoice key={line.series} childId={whose.id} line={line} />)}
        {ages.map((age) => (
          <DoseGroup
            key={age}
            title={age}
            list={doses.filter(({ age_words }) => age_words === age)}
            onOpen={mayWrite ? setOpen : undefined}
          />
        ))}
        <Suspense>
          <SelfPaid
            childId={whose.id}
            shown={plan.self_paid}
            waiting={waiting}
            onOpen={mayWrite ? setOpen : undefined}
          />
          {mayWrite && <RemindSwitch childId={whose.id} reminds={plan.reminds === 1} />}
        </Suspense>
        {plan.schedule && (
          <Card>
            <p className="text-14 text-ink-2">{plan.caution}</p>
            <p className="pt-8 text-12 text-ink-3">
              {plan.schedule.title}。来源：{plan.schedule.source}。
            </p>
          </Card>
        )}
      </div>
      <BottomAction>
        <ButtonLink to={searchAddress({ keyword: VACCINATION_CLINIC })}>找能接种的门诊</ButtonLink>
      </BottomAction>
      {open && (
        <Suspense>
          <GiveSheet
            place={place}
            childId={whose.id}
            birthday={whose.birthday}
            one={open}
            onClose={() => setOpen(undefined)}
            onDone={() => {
              setOpen(undefined)
              revalidate()
            }}
          />
        </Suspense>
      )}
    </Frame>
  )
}
