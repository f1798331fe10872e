import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { confirmFollow, type healthPlanDetail } from '../contract.ts'

type Plan = CallOutput<typeof healthPlanDetail>

/** The items of a plan, each to be confirmed once its time has come [X157]. */
export function PlanItems({ plan }: { plan: Plan }) {
  return (
    <ul className="divide-y divide-line">
      {plan.content.map((item) => (
        <PlanItem key={item.content_id} planId={plan.id} item={item} />
      ))}
    </ul>
  )
}

function PlanItem({ planId, item }: { planId: number; item: Plan['content'][number] }) {
  const { revalidate } = useRevalidator()
  const spoken = useSpoken()
  const confirming = useAct(confirmFollow)
  const confirm = async () => {
    if (await confirming.run({ plan_id: planId, content_id: item.content_id })) revalidate()
  }
  return (
    <li className="flex min-h-target items-center justify-between gap-12 py-8">
      <div className="min-w-0">
        <p className="text-16 break-words">{item.text}</p>
        {item.is_confirm !== 0 && (
          <p className="text-12 text-ink-3 tabular-nums">
            {item.confirm_time ? `${spoken(item.confirm_time)} 完成` : `${spoken(item.begin_time)} 以后可以确认`}
          </p>
        )}
        {confirming.error && (
          <p role="alert" className="text-12 text-danger">
            {confirming.error.words}
          </p>
        )}
      </div>
      {item.is_confirm === 1 ? (
        <Tag tone="success">已完成</Tag>
      ) : (
        <Button size="small" disabled={item.is_confirm === -1} busy={confirming.busy} onClick={confirm}>
          确认
        </Button>
      )}
    </li>
  )
}
