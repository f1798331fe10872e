import { askIllTags } from '#app/areas/consult/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { OpenConsultationCard } from '../cards/open-consultation-card.tsx'
import { advisoryList, openAsks } from '../contract.ts'
import type { Route } from './+types/question'

export { handle } from 'virtual:rows/R012'

const SIZE = 5

interface Chosen {
  illId: number | undefined
  isHot: boolean
}

const listOf = async (callApi: CallApi, { illId, isHot }: Chosen, page: number) => {
  const asked = { ill_id: illId, page, page_size: SIZE }
  return (isHot ? await callApi(advisoryList, asked) : await callApi(openAsks, asked)).list
}

const load = async ({ callApi, query }: Loading) => {
  const chosen = { illId: maybeId(query, 'category_id'), isHot: query.get('list') === 'hot' }
  const [asked, { list: illnesses }] = await Promise.all([listOf(callApi, chosen, 1), callApi(askIllTags, {})])
  return { chosen, asked, illnesses }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const questionAddress = ({ illId, isHot }: Chosen) =>
  address('/health/question', { category_id: illId, list: isHot ? 'hot' : undefined })

export default function QuestionPage({ loaderData: { chosen, asked, illnesses } }: Route.ComponentProps) {
  const { illId, isHot } = chosen
  const pages = useMorePages({
    first: asked,
    size: SIZE,
    load: (page) => listOf(callApi, chosen, page),
    idOf: ({ ask_id }) => ask_id,
  })
  return (
    <Frame bar={{}}>
      <Tabs
        label="问诊的顺序"
        tabs={[
          { text: '最新', to: questionAddress({ illId, isHot: false }), current: !isHot },
          { text: '热门', to: questionAddress({ illId, isHot: true }), current: isHot },
        ]}
      />
      <FilterBar
        label="疾病"
        filters={[
          { text: '全部', to: questionAddress({ illId: undefined, isHot }), current: illId === undefined },
          ...illnesses.map(({ ill_id, ill_name }) => ({
            text: ill_name,
            to: questionAddress({ illId: ill_id, isHot }),
            current: ill_id === illId,
          })),
        ]}
      />
      <div className="grow px-16 pb-16">
        <h2 className="sr-only">公开的问诊</h2>
        <ListPage
          pages={pages}
          empty={<Empty drawing="message" title="还没有公开的问诊" text="经患者同意公开的问诊会放在这里。" />}
        >
          {(one) => <OpenConsultationCard asked={one} />}
        </ListPage>
      </div>
      <BottomAction>
        <ButtonLink to={address('/ask/index', { ill_id: illId })}>找医生问</ButtonLink>
      </BottomAction>
    </Frame>
  )
}
