import { askIllTags } from '#app/areas/consult/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { address } from '#kit/wire/address.ts'
import { ask } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { OpenAskCard } from '../cards/open-ask-card.tsx'
import { openAsks } from '../contract.ts'
import type { Route } from './+types/question'

const SIZE = 10

const load = async ({ ask, query }: Loading) => {
  const illId = maybeId(query, 'category_id')
  const [asked, { list: illnesses }] = await Promise.all([
    ask(openAsks, { ill_id: illId, page_size: SIZE }),
    ask(askIllTags, {}),
  ])
  return { illId, asked: asked.list, illnesses }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const questionAddress = (illId?: number) => address('/health/question', { category_id: illId })

export default function QuestionPage({ loaderData: { illId, asked, illnesses } }: Route.ComponentProps) {
  const pages = useMorePages({
    first: asked,
    size: SIZE,
    load: async (page) => (await ask(openAsks, { ill_id: illId, page, page_size: SIZE })).list,
  })
  return (
    <Frame bar={{}}>
      <FilterBar
        label="疾病"
        filters={[
          { text: '全部', to: questionAddress(), current: illId === undefined },
          ...illnesses.map(({ ill_id, ill_name }) => ({
            text: ill_name,
            to: questionAddress(ill_id),
            current: ill_id === illId,
          })),
        ]}
      />
      <div className="grow px-16 pb-16">
        <h2 className="sr-only">公开的问诊</h2>
        <ListPage
          pages={pages}
          keyOf={({ ask_id }) => ask_id}
          empty={<Empty drawing="message" title="还没有公开的问诊" text="经患者同意公开的问诊会放在这里。" />}
        >
          {(one) => <OpenAskCard asked={one} />}
        </ListPage>
      </div>
      <BottomAction>
        <ButtonLink to={address('/ask/index', { ill_id: illId })}>找医生问</ButtonLink>
      </BottomAction>
    </Frame>
  )
}
