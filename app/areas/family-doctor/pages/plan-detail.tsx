import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { behindGate, readId } from '#kit/wire/load.ts'
import { doctorOfAddress, recordsAddress } from '../cards/family-address.ts'
import { healthPlanDetail } from '../contract.ts'
import { PlanItems } from '../parts/plan-items.tsx'
import type { Route } from './+types/plan-detail'

export { handle } from 'virtual:rows/R235'

export const clientLoader = behindGate(({ callApi, query }) => callApi(healthPlanDetail, { id: readId(query, 'id') }))

export default function PlanDetailPage({ loaderData: plan }: Route.ComponentProps) {
  const { title, truename, doctor_name, add_time, confirmed_num, item_num, member_id } = plan
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <Card title={title} aside={`做完 ${confirmed_num}/${item_num}`}>
          <p className="pb-8 text-12 text-ink-3">
            {unbroken(
              [truename, doctor_name && `${doctor_name}制定`, add_time.slice(0, 10)].filter(Boolean).join(' · '),
            )}
          </p>
          {item_num === 0 ? <p className="text-14 text-ink-2">这份计划里还没有事。</p> : <PlanItems plan={plan} />}
        </Card>
        <p className="px-4 text-12 text-ink-3">
          到时间才能确认，以系统时间为准。提醒只在 9 点到 20 点，消息里不写是什么事；不想提醒，在“健康档案”里关掉。
        </p>
        <CellGroup>
          <Cell title="家庭医生" note="有变化、做不到，告诉团队" to={doctorOfAddress(member_id)} />
          <Cell title="健康档案" to={recordsAddress(member_id)} />
          <Cell title="全部健康计划" to="/plan/list" />
        </CellGroup>
      </div>
    </Frame>
  )
}
