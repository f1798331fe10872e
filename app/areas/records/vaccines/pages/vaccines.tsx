import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { child } from '#app/areas/records/children/contract.ts'
import { searchAddress } from '#app/areas/search/cards/search-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { remindVaccines, vaccineClinics, vaccines } from '../contract.ts'
import { ClinicOffers } from '../parts/clinic-offers.tsx'
import { GiveSheet } from '../parts/give-sheet.tsx'
import { LineChoice } from '../parts/line-choice.tsx'
import { VACCINATION_CLINIC } from '../rules.ts'
import type { Route } from './+types/vaccines'

export { handle } from 'virtual:rows/records-vaccines'

type Planned = CallOutput<typeof vaccines>['list'][number]

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [whose, plan, offers] = await Promise.all([
    callApi(child, { child_id }),
    callApi(vaccines, { child_id }),
    callApi(vaccineClinics, { child_id }),
  ])
  return { whose, plan, offers }
})

const toneOf = ({ state }: Planned) => {
  if (state === 'given') return 'success'
  return state === 'late' || state === 'due' ? 'warning' : 'plain'
}

/** When a dose was given, or may be. */
const whenOf = ({ state, given_date, from_date, age_words, by }: Planned): string => {
  if (state === 'given') return by ? `${given_date} · ${by}记的` : given_date
  return state === 'coming' ? `${age_words} · ${from_date} 起` : age_words
}

export default function VaccinesPage({ loaderData: { whose, plan, offers } }: Route.ComponentProps) {
  const [open, setOpen] = useState<Planned>()
  const { revalidate } = useRevalidator()
  const reminding = useAct(remindVaccines)
  const remind = async (isOn: boolean) => {
    if (await reminding.run({ child_id: whose.id, is_on: isOn ? 1 : 0 })) revalidate()
  }
  const mayWrite = whose.rights !== 'see'
  const ages = [...new Set(plan.list.map(({ age_words }) => age_words))]
  return (
    <Frame bar={{ title: `${whose.baby_name}的疫苗` }}>
      <div className="grow space-y-12 p-16">
        {plan.schedule === null && <Empty title="还没有疫苗程序" text="请稍后再来看，或联系客服。" />}
        <ClinicOffers offers={offers} />
        {mayWrite &&
          plan.lines
            .filter(({ is_open }) => is_open === 1)
            .map((line) => <LineChoice key={line.series} childId={whose.id} line={line} />)}
        {ages.map((age) => (
          <CellGroup key={age} title={age}>
            {plan.list
              .filter(({ age_words }) => age_words === age)
              .map((one) => (
                <Cell
                  key={one.dose}
                  title={`${one.name} ${one.number_words}`}
                  note={whenOf(one)}
                  value={<Tag tone={toneOf(one)}>{one.state_words}</Tag>}
                  onClick={mayWrite ? () => setOpen(one) : undefined}
                />
              ))}
          </CellGroup>
        ))}
        {mayWrite && (
          <div className="overflow-hidden rounded-12 bg-card shadow-soft">
            <Switch
              checked={plan.reminds === 1}
              disabled={reminding.busy}
              onChange={(event) => remind(event.target.checked)}
              note="到时间那天白天提醒一次，不写孩子的名字和疫苗"
            >
              接种提醒
            </Switch>
          </div>
        )}
        {plan.schedule && (
          <Card>
            <p className="text-14 text-ink-2">{plan.caution}</p>
            <p className="pt-8 text-12 text-ink-3">
              {plan.schedule.title}。来源：{plan.schedule.source}。自费疫苗不在这张表里。
            </p>
          </Card>
        )}
      </div>
      <BottomAction>
        <ButtonLink to={searchAddress({ keyword: VACCINATION_CLINIC })}>找能接种的门诊</ButtonLink>
      </BottomAction>
      {open && (
        <GiveSheet
          childId={whose.id}
          birthday={whose.birthday}
          one={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            revalidate()
          }}
        />
      )}
    </Frame>
  )
}
