import { EmergencyCard } from '#app/areas/emergencies/cards/emergency-card.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { systemClock } from '#kit/time/clock.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { IllnessCloud, IllnessRow } from '../cards/illness-links.tsx'
import { diseaseList, diseaseRecommend, diseaseSearch } from '../contract.ts'
import type { Route } from './+types/search-disease'

export { handle } from 'virtual:rows/R004'

const LIMIT = 10

const load = async ({ callApi, query }: Loading) => {
  const keyword = query.get('keyword')?.trim().slice(0, 50) ?? ''
  const first = { limit: LIMIT, timestamp: systemClock.now().getTime() }
  const [found, recommended] = await Promise.all([
    keyword ? callApi(diseaseSearch, { keyword, ...first }) : callApi(diseaseList, first),
    keyword ? null : callApi(diseaseRecommend, {}),
  ])
  return { keyword, found: found.list, timestamp: found.timestamp, recommended: recommended?.list ?? [] }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SearchDiseasePage({ loaderData }: Route.ComponentProps) {
  const { keyword, found, timestamp, recommended } = loaderData
  const pages = useMorePages({
    first: found,
    size: LIMIT,
    load: async (page) => {
      const later = { page, limit: LIMIT, timestamp }
      return (await (keyword ? callApi(diseaseSearch, { ...later, keyword }) : callApi(diseaseList, later))).list
    },
    idOf: (illness) => illness.ill_id,
  })
  return (
    <Frame bar={{}}>
      <div className="px-16 py-12">
        <SearchBox action="/searchDisease" name="keyword" placeholder="疾病或症状，如 咳嗽" defaultValue={keyword} />
      </div>
      <div className="space-y-12 px-16 pb-16">
        <EmergencyCard text={keyword} />
        {recommended.length > 0 && (
          <Card title="大家常看">
            <IllnessCloud illnesses={recommended} />
          </Card>
        )}
        <ListPage pages={pages} empty={<NoIllness keyword={keyword} />}>
          {(illness) => <IllnessRow illness={illness} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function NoIllness({ keyword }: { keyword: string }) {
  return (
    <Empty
      drawing="search"
      title={`没有找到“${keyword}”`}
      text="换个说法试试，或者直接按科室找医生。"
      action={
        <ButtonLink kind="secondary" to="/doctor/index">
          按科室找医生
        </ButtonLink>
      }
    />
  )
}
