import { useRevalidator } from 'react-router'
import type { Waiting } from '#app/areas/records/ground/cards/waiting.ts'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Switch } from '#kit/ui/switch.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { showSelfPaid, type vaccines } from '../contract.ts'
import { DoseGroup, type Planned, withWaiting } from './dose-group.tsx'

interface SelfPaidProps {
  childId: number
  shown: CallOutput<typeof vaccines>['self_paid']
  waiting: readonly Waiting[]
  onOpen: ((one: Planned) => void) | undefined
}

/** The self-paid vaccines, apart from the free ones and only for who asks for them; never with a price. */
export function SelfPaid({ childId, shown, waiting, onOpen }: SelfPaidProps) {
  const { revalidate } = useRevalidator()
  const showing = useAct(showSelfPaid)
  const show = async (isOn: boolean) => {
    if (await showing.run({ child_id: childId, is_on: isOn ? 1 : 0 })) revalidate()
  }
  if (!onOpen && !shown) return null
  return (
    <>
      {onOpen && (
        <div className="overflow-hidden rounded-12 bg-card shadow-soft">
          <Switch
            checked={shown !== null}
            disabled={showing.busy}
            onChange={(event) => show(event.target.checked)}
            note="自愿接种，不在免费程序里，也不会提醒"
          >
            也看自费疫苗
          </Switch>
        </div>
      )}
      {showing.error && (
        <div role="alert">
          <Notice tone="danger">{showing.error.words}</Notice>
        </div>
      )}
      {shown && (
        <>
          <DoseGroup title="自费疫苗" list={withWaiting(shown.list, waiting)} onOpen={onOpen} />
          <Card>
            <p className="text-14 text-ink-2">{shown.caution}</p>
            <p className="pt-8 text-12 text-ink-3">
              {shown.title}。来源：{shown.source}。
            </p>
          </Card>
        </>
      )}
    </>
  )
}
