import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate } from '#kit/wire/load.ts'
import { planAddress } from '../cards/family-address.ts'
import { healthPlanList } from '../contract.ts'
import { NoPlanYet } from '../parts/plans.tsx'
import type { Route } from './+types/plan-list'

export { handle } from 'virtual:rows/R234'

const SIZE = 20

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const is_due = query.get('due') === '1' ? (1 as const) : (0 as const)
  return { is_due, list: (await callApi(healthPlanList, { is_due, page_size: SIZE })).list }
})

type Plan = CallOutput<typeof healthPlanList>['list'][number]

/** Another list is another page: what was read in one is not carried into the next. */
export default function PlanListPage(props: Route.ComponentProps) {
  return <PlanList key={props.loaderData.is_due} {...props} />
}

function PlanList({ loaderData: { is_due, list } }: Route.ComponentProps) {
  const pages = useMorePages({
    first: list,
    size: SIZE,
    load: async (page) => (await callApi(healthPlanList, { is_due, page, page_size: SIZE })).list,
    idOf: (plan) => plan.id,
  })
  return (
    <Frame bar={{}}>
      <Tabs
        label="健康计划"
        tabs={[
          { text: '全部', to: '/plan/list', current: is_due === 0 },
          { text: '现在要做', to: '/plan/list?due=1', current: is_due === 1 },
        ]}
      />
      <div className="p-16">
        <ListPage pages={pages} empty={is_due === 1 ? <NothingDue /> : <NoPlan />}>
          {(plan) => <PlanCell plan={plan} />}
        </ListPage>
      </div>
    </Frame>
  )
}

const PlanCell = ({ plan }: { plan: Plan }) => (
  <CellGroup>
    <Cell
      title={plan.title}
      note={[plan.truename, plan.doctor_name, plan.add_time.slice(0, 10)].filter(Boolean).join(' · ')}
      value={
        plan.due_num > 0 ? <Tag tone="warning">{plan.due_num} 件要做</Tag> : `${plan.confirmed_num}/${plan.item_num}`
      }
      to={planAddress(plan.id)}
    />
  </CellGroup>
)

const NothingDue = () => (
  <Empty
    title="现在没有要做的"
    text="计划里的事到了时间，会白天提醒您一次，也会出现在这里。"
    action={<ButtonLink to="/plan/list">看全部计划</ButtonLink>}
  />
)

const NoPlan = () => <NoPlanYet action={<ButtonLink to="/familydoc/index">找家庭医生</ButtonLink>} />
