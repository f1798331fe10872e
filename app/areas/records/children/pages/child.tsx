import { growthAddress } from '#app/areas/records/growth/cards/growth-address.ts'
import { GrowthCard } from '#app/areas/records/growth/cards/growth-card.tsx'
import { growth, growthChart } from '#app/areas/records/growth/contract.ts'
import { paperAddress } from '#app/areas/records/papers/cards/paper-address.ts'
import { NextVaccines } from '#app/areas/records/vaccines/cards/next-vaccines.tsx'
import { vaccines } from '#app/areas/records/vaccines/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'
import { behindGate, readId } from '#kit/wire/load.ts'
import { carersAddress, childEditAddress } from '../cards/child-address.ts'
import { ChildLine } from '../cards/child-line.tsx'
import { child } from '../contract.ts'
import type { Route } from './+types/child'

export { handle } from 'virtual:rows/records-child'

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const child_id = readId(query, 'child_id')
  const [baby, plan, measured, chart] = await Promise.all([
    callApi(child, { child_id }),
    callApi(vaccines, { child_id }),
    callApi(growth, { child_id }),
    callApi(growthChart, { child_id, measure: 'weight' }),
  ])
  return { baby, next: plan.next, latest: measured.list[0], chart }
})

export default function ChildPage({ loaderData: { baby, next, latest, chart } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: baby.baby_name }}>
      <div className="grow space-y-12 p-16">
        <Card>
          <ChildLine baby={baby} />
        </Card>
        <NextVaccines childId={baby.id} next={next} />
        <GrowthCard childId={baby.id} latest={latest} chart={chart} />
        <CellGroup>
          <Cell
            title="日常记录"
            note="喝奶、睡觉、大小便、体温和吃药"
            to={address('/records/daily', { child_id: baby.id })}
          />
          <Cell
            title="会做什么"
            note="每个月龄四件事，和下一次儿保体检"
            to={address('/records/milestones', { child_id: baby.id })}
          />
          <Cell
            title="一起照看的家人"
            note={baby.rights === 'own' ? '请家里人一起看、一起记' : '您是被请来一起照看的'}
            to={carersAddress(baby.id)}
          />
          <Cell
            title="给医生看、打印"
            note="生长、疫苗在一页上；可以分享给医院"
            to={paperAddress({ kind: 'baby', id: baby.id })}
          />
          {baby.rights === 'own' && (
            <Cell title="孩子的资料" note="改名字、出生日期和孕周，或删除档案" to={childEditAddress(baby.id)} />
          )}
        </CellGroup>
        <p className="px-4 text-12 text-ink-3">
          这份档案加密保存，只有您和您请来的家人看得到；没有您同意，不会用来推荐广告。
        </p>
      </div>
      {baby.rights !== 'see' && (
        <BottomAction>
          <ButtonLink to={growthAddress(baby.id)}>记身长体重</ButtonLink>
        </BottomAction>
      )}
    </Frame>
  )
}
