import { useSearchParams } from 'react-router'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { StaleLine } from '#app/desk-shell/stale-line.tsx'
import { useLive } from '#app/desk-shell/use-live.ts'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchAsks, benchQueue } from '../contract.ts'
import { ConsultationRows } from '../parts/consultation-rows.tsx'
import { WaitingList } from '../parts/waiting-list.tsx'
import { type BenchList, benchLists } from '../rules.ts'
import type { Route } from './+types/asks'

export { handle } from 'virtual:rows/workbench-asks'

/** A queue is asked for anew so often while it is looked at. */
const ASKED_EVERY_MS = 10_000

const listIn = (query: URLSearchParams): BenchList => {
  const name = query.get('list') ?? ''
  return Object.hasOwn(benchLists, name) ? (name as BenchList) : 'talking'
}

const load = async ({ callApi, query }: Loading) => {
  const input = { list: listIn(query), page: maybeId(query, 'page') ?? 1 }
  const [queue, mine] = await Promise.all([callApi(benchQueue, {}), callApi(benchAsks, input)])
  return { queue, mine, input }
}
export const clientLoader = behindDoctorGate(load)
export default function BenchAsksPage({ loaderData: { queue, mine, input } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const waiting = useLive(benchQueue, {}, queue, ASKED_EVERY_MS)
  const own = useLive(benchAsks, input, mine, ASKED_EVERY_MS)
  const current = listIn(query)
  return (
    <WorkbenchFrame note="承诺时间内没有接诊或回复，费用会自动全额退给患者。">
      <StaleLine stale={waiting.stale || own.stale} />
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <section aria-label="等待接诊" className="min-w-0 space-y-12">
          <h2 className="text-16 font-semibold">等待接诊 {waiting.data.list.length || ''}</h2>
          <WaitingList asks={waiting.data.list} onChanged={() => waiting.refresh()} />
        </section>
        <section aria-label="我的问诊" className="min-w-0 space-y-12">
          <Tabs
            label="我的问诊"
            tabs={Object.entries(benchLists).map(([name, { words }]) => ({
              text: words,
              to: address('/workbench/asks', { list: name }),
              current: name === current,
            }))}
          />
          <ConsultationRows
            asks={own.data.list}
            empty={
              <Empty drawing="message" title="这里还没有问诊" text="接诊以后的问诊会列在这里，先从“等待接诊”接一个。" />
            }
          />
          <PageLinks page={own.data.page} total={own.data.total_page_num} />
        </section>
      </div>
    </WorkbenchFrame>
  )
}
