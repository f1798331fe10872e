import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { callApi as callByFetch } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { consultationsAddress, questionAddress } from '../cards/consultation-address.ts'
import { type OpenConsultation, OpenConsultationCard } from '../cards/open-consultation-card.tsx'
import { askMarkList, myAsks } from '../contract.ts'
import { ConsultationCard, type ConsultationSeen } from '../parts/consultation-card.tsx'
import type { ConsultationList } from '../rules.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/R224'

const SIZE = 10
/** Not a state: what one keeps of others. */
const KEPT = 'kept'

const lists: Record<ConsultationList, [tab: string, empty: string]> = {
  all: ['全部', '还没有问过医生'],
  unpaid: ['待付款', '没有待付款的问诊'],
  waiting: ['待接诊', '没有在等医生接诊的问诊'],
  talking: ['问诊中', '没有正在进行的问诊'],
  over: ['已结束', '还没有结束的问诊'],
  closed: ['已取消', '没有取消或退回的问诊'],
}
const names = Object.keys(lists) as ConsultationList[]

const listOf = async (callApi: CallApi, state: ConsultationList, page: number) =>
  (await callApi(myAsks, { state, page, page_size: SIZE })).list

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const state = names.find((name) => name === query.get('state')) ?? 'all'
  if (query.get('state') === KEPT)
    return { state: KEPT, kept: (await callApi(askMarkList, { page_size: SIZE })).list } as const
  return { state, first: await listOf(callApi, state, 1) }
})

export default function AskListPage({ loaderData }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="sticky top-under-bar z-20">
        <Tabs
          label="问诊分类"
          tabs={[
            ...names.map((name) => ({
              text: lists[name][0],
              to: consultationsAddress(name === 'all' ? undefined : name),
              current: name === loaderData.state,
            })),
            { text: '收藏', to: consultationsAddress(KEPT), current: loaderData.state === KEPT },
          ]}
        />
      </div>
      <div className="p-16">
        {'kept' in loaderData ? (
          <KeptAsks first={loaderData.kept} />
        ) : (
          <Asks key={loaderData.state} state={loaderData.state} first={loaderData.first} />
        )}
      </div>
    </Frame>
  )
}

function KeptAsks({ first }: { first: readonly OpenConsultation[] }) {
  const load = async (page: number) => (await callByFetch(askMarkList, { page, page_size: SIZE })).list
  const pages = useMorePages({ first, size: SIZE, load, idOf: ({ ask_id }) => ask_id })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty
          drawing="message"
          title="还没有收藏别人的问诊"
          text="看到有用的问答，点“收藏”就会放在这里。"
          action={<ButtonLink to="/health/question">看看大家在问</ButtonLink>}
        />
      }
    >
      {(one) => <OpenConsultationCard asked={one} to={questionAddress(one.ask_id)} />}
    </ListPage>
  )
}

function Asks({ state, first }: { state: ConsultationList; first: readonly ConsultationSeen[] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: (page) => listOf(callByFetch, state, page),
    idOf: ({ ask_id }) => ask_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty
          drawing="message"
          title={lists[state][1]}
          text="不舒服又不想跑医院，可以先问问医生。"
          action={<ButtonLink to="/ask/index">问医生</ButtonLink>}
        />
      }
    >
      {(asked) => <ConsultationCard asked={asked} />}
    </ListPage>
  )
}
