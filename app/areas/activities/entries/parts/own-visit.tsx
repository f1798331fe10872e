import { AskAbout } from '#app/areas/help/cards/service-link.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { bankVisitCancel, type bankVisits } from '../contract.ts'

const tones = { waiting: 'warning', contacted: 'success', cancelled: 'plain' } as const

interface OwnVisitProps {
  visit: CallOutput<typeof bankVisits>['list'][number]
  onChanged: () => void
}

/** An appointment with a bank, and the way to take it back. */
export function OwnVisit({ visit, onChanged }: OwnVisitProps) {
  const cancelling = useAct(bankVisitCancel)
  const cancel = async () => {
    if (!(await cancelling.run({ yuyue_id: visit.yuyue_id }))) return
    toast('已取消')
    onChanged()
  }
  return (
    <>
      <div className="flex items-start justify-between gap-12">
        <p className="min-w-0 text-16 font-medium">{visit.bank_name}</p>
        <Tag tone={tones[visit.state]}>{visit.state_desc}</Tag>
      </div>
      <p className="pt-4 text-14 text-ink-2 tabular-nums">
        {visit.yuyue_date} · {visit.truename} · {visit.mobile}
      </p>
      <p className="text-14 text-ink-3">{visit.address}</p>
      <div className="flex flex-wrap gap-12 pt-4">
        {visit.can_cancel === 1 && (
          <Button type="button" kind="text" size="small" busy={cancelling.busy} onClick={cancel}>
            取消预约
          </Button>
        )}
        <AskAbout title={`银行预约：${visit.bank_name}`} number={String(visit.yuyue_id)} link="/activity/bank" />
      </div>
    </>
  )
}
