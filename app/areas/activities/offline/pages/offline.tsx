import { ChevronRightIcon, TicketIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { certificateCheckAddress, offlineListAddress } from '../cards/offline-address.ts'
import { OfflineCard } from '../cards/offline-card.tsx'
import { offLineDepList, offLineList } from '../contract.ts'
import type { Route } from './+types/offline'

export { handle } from 'virtual:rows/R254'

const SIZE = 10

const load = async ({ callApi, query }: Loading) => {
  const dep_id = maybeId(query, 'dep_id')
  const [departments, first] = await Promise.all([callApi(offLineDepList, {}), callApi(offLineList, { dep_id })])
  return { dep_id, departments: departments.list, first: first.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function OfflinePage({ loaderData: { dep_id, departments, first } }: Route.ComponentProps) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(offLineList, { dep_id, page })).list,
    idOf: ({ id }) => id,
  })
  const share = { title: '线下活动', desc: '医院开放日、讲座和小班课，免费报名。' }
  return (
    <Frame bar={{ share }}>
      {departments.length > 1 && (
        <FilterBar
          label="科室"
          filters={[
            { text: '全部', to: offlineListAddress(), current: dep_id === undefined },
            ...departments.map((one) => ({
              text: one.dep_name,
              to: offlineListAddress(one.dep_id),
              current: one.dep_id === dep_id,
            })),
          ]}
        />
      )}
      <div className="space-y-12 px-16 py-12">
        <h2 className="sr-only">活动</h2>
        <Card to="/activity/offlinemine" className="flex min-h-target items-center gap-12">
          <TicketIcon className="shrink-0 text-22 text-accent-ink" />
          <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-12">
            <span className="text-16 whitespace-nowrap">我的报名</span>
            <span className="text-12 text-ink-3">签到码、候补、取消</span>
          </span>
          <ChevronRightIcon className="-mr-4 shrink-0 text-ink-3" />
        </Card>
        <ListPage pages={pages} empty={<NoEvents isAll={dep_id === undefined} />}>
          {(event) => <OfflineCard event={event} />}
        </ListPage>
        <p className="flex flex-wrap justify-center">
          {[
            { text: '核对参加证明', to: certificateCheckAddress() },
            { text: '家庭活动反馈', to: '/activity/familyfeedback' },
          ].map(({ text, to }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-target items-center px-12 text-14 text-accent-ink elder:text-18"
            >
              {text}
            </Link>
          ))}
        </p>
      </div>
    </Frame>
  )
}

function NoEvents({ isAll }: { isAll: boolean }) {
  return (
    <Empty
      drawing="calendar"
      title="近期没有线下活动"
      text="医院开放日、讲座和小班课会出现在这里，免费报名。"
      action={
        isAll ? (
          <ButtonLink kind="secondary" to="/news/index">
            先看看健康资讯
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={offlineListAddress()}>
            看全部活动
          </ButtonLink>
        )
      }
    />
  )
}
