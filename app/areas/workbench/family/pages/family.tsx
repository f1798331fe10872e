import { useState } from 'react'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Stat } from '#kit/ui/stat.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchFamily, benchSignings } from '../contract.ts'
import { ResidentLine } from '../parts/resident-line.tsx'
import { SaySheet } from '../parts/say-sheet.tsx'
import type { Route } from './+types/family'

export { handle } from 'virtual:rows/workbench-family'

const lists = { pending: '待审核', signed: '已签约', renewal: '待续签', over: '已结束' } as const
type List = keyof typeof lists

const nothing = {
  pending: { title: '没有等待审核的申请', text: '居民申请签约后会出现在这里。' },
  signed: { title: '还没有签约的居民', text: '审核通过后，居民会出现在这里。' },
  renewal: { title: '一个月内没有人到期', text: '快到期的签约提前一个月出现在这里。' },
  over: { title: '没有已结束或未通过的签约', text: '到期、解约和没有通过的会留在这里。' },
} satisfies Record<List, { title: string; text: string }>

const load = async ({ callApi, query }: Loading) => {
  const named = query.get('list') ?? ''
  const list = Object.hasOwn(lists, named) ? (named as List) : 'pending'
  const [{ team }, found] = await Promise.all([
    callApi(benchFamily, {}),
    callApi(benchSignings, { list, page: maybeId(query, 'page') ?? 1 }),
  ])
  return { list, team, found }
}
export const clientLoader = behindDoctorGate(load)
export default function BenchFamilyPage({ loaderData: { list, team, found } }: Route.ComponentProps) {
  const [saying, setSaying] = useState(false)
  if (!team)
    return (
      <WorkbenchFrame>
        <Empty title="您还没有带家庭医生团队" text="团队由社区卫生服务中心设立，设立后居民的申请会到这里。" />
      </WorkbenchFrame>
    )
  const counts = { pending: team.apply_num, signed: team.resident_num, renewal: team.renewal_num, over: undefined }
  return (
    <WorkbenchFrame
      note={`${team.team_name} · ${team.area_name}`}
      aside={
        <Button kind="secondary" size="small" onClick={() => setSaying(true)}>
          给居民的话
        </Button>
      }
    >
      <div className="space-y-16">
        <Card>
          <div className="grid grid-cols-2 gap-16 wide:grid-cols-4">
            <Stat label="签约居民" value={team.resident_num} unit={`/ ${team.capacity}`} />
            <Stat label="待审核" value={team.apply_num} />
            <Stat label="待评估" value={team.waiting_num} />
            <Stat label="一月内到期" value={team.renewal_num} />
          </div>
        </Card>
        <Tabs
          label="居民"
          tabs={Object.entries(lists).map(([name, text]) => ({
            text,
            to: address('/workbench/family', { list: name }),
            current: name === list,
            count: counts[name as List],
          }))}
        />
        {found.list.length === 0 ? (
          <Empty {...nothing[list]} />
        ) : (
          <div className="grid grid-cols-1 gap-12 wide:grid-cols-2">
            {found.list.map((resident) => (
              <ResidentLine key={resident.id} resident={resident} />
            ))}
          </div>
        )}
        <PageLinks page={found.page} total={found.total_page_num} />
      </div>
      {saying && <SaySheet onClose={() => setSaying(false)} />}
    </WorkbenchFrame>
  )
}
