import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { spokenDay } from '#kit/time/spoken.ts'
import { Notice } from '#kit/ui/notice.tsx'
import { behindStaffGate, type Loading } from '#kit/wire/load.ts'
import { deskOverview } from '../contract.ts'
import { FigureGroup } from '../parts/figure-group.tsx'
import type { Route } from './+types/overview'

export { handle } from 'virtual:rows/desk-overview'

/** Nobody acts on these figures within seconds: each is a question to many rooms. */
const ASKED_EVERY_MS = 30_000

export const clientLoader = behindStaffGate(({ callApi }: Loading) => callApi(deskOverview, {}))

export default function OverviewPage({ loaderData: first }: Route.ComponentProps) {
  const { data, stale, refused } = useLive(deskOverview, {}, first, ASKED_EVERY_MS)
  const whose = data.is_all === 1 ? '全部医院合计，要处理请先切换到那家医院' : '点数字可以去处理'
  return (
    <DeskFrame note={`${spokenDay(data.date, data.date)} ${data.now.slice(11, 16)} 的情况，自动更新。${whose}。`}>
      {refused ? <Notice tone="warning">{refused}</Notice> : <StaleLine stale={stale} />}
      {data.groups.map((group) => (
        <FigureGroup key={group.words} group={group} />
      ))}
    </DeskFrame>
  )
}
