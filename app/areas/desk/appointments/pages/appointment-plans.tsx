import { PlusIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useMay } from '#app/areas/access/staff/cards/me.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { behindStaffGate } from '#kit/wire/load.ts'
import { deskAppointmentPlans } from '../contract.ts'
import { PlanButton } from '../parts/plan-button.tsx'
import { PlanCard } from '../parts/plan-card.tsx'
import type { Route } from './+types/appointment-plans'

export { handle } from 'virtual:rows/desk-appointment-plans'

export const clientLoader = behindStaffGate(({ callApi }) => callApi(deskAppointmentPlans, {}))
export default function AppointmentPlansPage({ loaderData: { list, goods } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const mayPlan = useMay('appointments.plan')
  const planned = new Set(list.map(({ goods_id }) => goods_id))
  const free = goods.filter(({ goods_id }) => !planned.has(goods_id))
  return (
    <DeskFrame
      note="全院的时间表管所有需要预约的商品；某个商品可以另设一份，人数单独计。"
      aside={
        <>
          <ButtonLink kind="secondary" size="small" to="/desk/appointments">
            到院预约
          </ButtonLink>
          {mayPlan && (
            <PlanButton goods={free} withHospital={!planned.has(null)} onSaved={revalidate}>
              <PlusIcon />
              新的时间表
            </PlanButton>
          )}
        </>
      }
    >
      <div className="grid gap-16">
        {list.length === 0 && (
          <div className="rounded-12 bg-card shadow-soft">
            <Empty drawing="calendar" title="还没有时间表" text="设好之后，患者付款后就能选时间。" />
          </div>
        )}
        {list.map((plan) => (
          <PlanCard key={plan.plan_id} plan={plan} mayPlan={mayPlan} onChanged={revalidate} />
        ))}
      </div>
    </DeskFrame>
  )
}
