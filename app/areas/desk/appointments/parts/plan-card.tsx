import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskAppointmentDayBack, type deskAppointmentPlans } from '../contract.ts'
import { DayButton } from './day-button.tsx'
import { PlanButton } from './plan-button.tsx'
import { weekdays } from './weekdays.ts'

export type Plan = CallOutput<typeof deskAppointmentPlans>['list'][number]

interface PlanCardProps {
  plan: Plan
  mayPlan: boolean
  onChanged: () => void
}

const parts = ['上午', '下午', '晚上'] as const

/** What a plan says, and its other days. */
export function PlanCard({ plan, mayPlan, onChanged }: PlanCardProps) {
  return (
    <Card
      title={plan.goods_name || '全院'}
      aside={
        mayPlan && (
          <PlanButton plan={plan} goods={[]} withHospital={false} onSaved={onChanged}>
            修改
          </PlanButton>
        )
      }
    >
      <Facts
        facts={[
          ...parts.map((part, at) => ({
            name: `${part} ${plan.hours[at * 2]}–${plan.hours[at * 2 + 1]}`,
            value: <span className="break-keep">{daysOf(plan, at) || '不开放'}</span>,
          })),
          { name: '每半小时', value: `${plan.places} 人` },
          { name: '改约和取消', value: `提前 ${plan.cut_days} 天的 ${plan.cut_time} 截止` },
        ]}
      />
      <div className="flex items-center justify-between gap-12 pt-12">
        <h3 className="text-14 font-semibold text-ink-2">特别的日子</h3>
        {mayPlan && <DayButton planId={plan.plan_id} onSaved={onChanged} />}
      </div>
      {plan.days.length === 0 ? (
        <p className="text-14 text-ink-3">没有，每周都按上面的来。</p>
      ) : (
        <ul className="divide-y divide-line">
          {plan.days.map(({ day_id, date, places }) => (
            <li key={day_id} className="flex items-center justify-between gap-12 py-8 text-14">
              <span className="tabular-nums">
                {date} {places === 0 ? '不开放' : `每半小时 ${places} 人`}
              </span>
              {mayPlan && (
                <ActButton
                  call={deskAppointmentDayBack}
                  input={{ day_id }}
                  kind="text"
                  said={() => '已恢复'}
                  onDone={onChanged}
                >
                  恢复
                </ActButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const daysOf = ({ week }: Plan, at: number): string => weekdays.filter((_, day) => week[day]?.[at] === '1').join('、')
