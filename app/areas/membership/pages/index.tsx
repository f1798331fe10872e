import { CalendarCheckIcon, GiftIcon, HeartPulseIcon, StarIcon } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { healthPlanList } from '#app/areas/family-doctor/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { behindGate } from '#kit/wire/load.ts'
import { departIndex, getMemberLvlList, getUserBindDoctor, memberOrders, myMemberDetail } from '../contract.ts'
import { BenefitList } from '../parts/benefit-list.tsx'
import { LevelCard } from '../parts/level-card.tsx'
import { LevelTable } from '../parts/level-table.tsx'
import { MemberDepartments } from '../parts/member-departments.tsx'
import { OrderList } from '../parts/order-list.tsx'
import { PackageCard } from '../parts/package-card.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R236'

/** So many orders stand on the page. */
const ORDERS = 10

export const clientLoader = behindGate(async ({ callApi }) => {
  const [mine, { doctor }, { list: levels }, { list: orders }, { list: plans }, { list: departments }] =
    await Promise.all([
      callApi(myMemberDetail, {}),
      callApi(getUserBindDoctor, {}),
      callApi(getMemberLvlList, {}),
      callApi(memberOrders, { page_size: ORDERS }),
      callApi(healthPlanList, { page_size: 1 }),
      callApi(departIndex, {}),
    ])
  return { mine, doctor, levels, orders, plan: plans[0], departments }
})

export default function MemberIndexPage({ loaderData }: Route.ComponentProps) {
  const { mine, doctor, levels, orders, plan, departments } = loaderData
  const { revalidate } = useRevalidator()
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <LevelCard mine={mine} />
        <PackageCard mine={mine} doctor={doctor} />
        <BenefitList benefits={mine.benefits} />
        <MemberDepartments departments={departments} />
        <CellGroup>
          <Cell
            start={<HeartPulseIcon />}
            title="健康计划"
            note={plan ? `${plan.title} · ${plan.truename}` : '签约家庭医生后，团队会为您制定'}
            value={plan && `${plan.confirmed_num}/${plan.item_num}`}
            to={plan ? '/plan/list' : '/familydoc/index'}
          />
          <Cell
            start={<CalendarCheckIcon />}
            title="权益预约"
            note="待确认、已确认、已完成"
            to="/member/appointments"
          />
          <Cell start={<GiftIcon />} title="激活与兑换" note="会员激活码、优惠券兑换码" to="/member/activation" />
          <Cell start={<StarIcon />} title="积分任务" note="做任务得积分和成长值" to="/vue/userpoint/index" />
        </CellGroup>
        <OrderList orders={orders} onChanged={revalidate} />
        <LevelTable levels={levels} level={mine.level} />
      </div>
    </Frame>
  )
}
