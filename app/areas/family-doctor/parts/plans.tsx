import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { healthPlanDetail } from '../contract.ts'
import { PlanItems } from './plan-items.tsx'

/** Plans with their items. */
export function Plans({ plans }: { plans: readonly CallOutput<typeof healthPlanDetail>[] }) {
  if (plans.length === 0) return <NoPlanYet />
  return (
    <div className="space-y-12">
      {plans.map((plan) => (
        <Card key={plan.id} title={plan.title} aside={`${plan.confirmed_num}/${plan.item_num}`}>
          <p className="pb-8 text-12 text-ink-3">
            {plan.doctor_name} · {plan.add_time.slice(0, 10)}
          </p>
          <PlanItems plan={plan} />
        </Card>
      ))}
    </div>
  )
}

/** Where no doctor has made a plan. */
export const NoPlanYet = ({ action }: { action?: ReactNode }) => (
  <Empty title="还没有健康计划" text="签约后，医生会根据评估为您做计划，到时间会出现在这里。" action={action} />
)
