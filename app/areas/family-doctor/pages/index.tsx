import { MegaphoneIcon } from 'lucide-react'
import { userCity } from '#app/areas/location/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { applyAddress } from '../cards/family-address.ts'
import { familyAd, familyAreaList, familyDocList, familyDocSay, familyIntro } from '../contract.ts'
import { OwnSignings } from '../parts/own-signings.tsx'
import { TeamLine } from '../parts/team-line.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R228'

const SIZE = 10
const PATH = '/familydoc/index'

const load = async ({ callApi, query }: Loading) => {
  const chosen = { keyword: query.get('keyword') ?? undefined, area_code: maybeId(query, 'area_code') }
  const [city, intro, teams, says, adverts] = await Promise.all([
    callApi(userCity, {}),
    callApi(familyIntro, {}),
    callApi(familyDocList, { ...chosen, page: 1, page_size: SIZE }),
    callApi(familyDocSay, { page_size: 3 }),
    callApi(familyAd, {}),
  ])
  const areas = city.area_code === null ? [] : (await callApi(familyAreaList, { parent_id: city.area_code })).list
  return { chosen, intro, teams: teams.list, says: says.list, adverts: adverts.list, areas }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function FamilyIndexPage({ loaderData }: Route.ComponentProps) {
  const { chosen, intro, teams, says, adverts, areas } = loaderData
  return (
    <Frame bar={{}}>
      <div className="space-y-16 p-16">
        <Card title={intro.title}>
          <ul className="grid gap-8 text-14 text-ink-2">
            {intro.promises.map(({ kind, name, times }) => (
              <li key={kind} className="flex items-baseline justify-between gap-12">
                {name} <span className="whitespace-nowrap text-accent-ink tabular-nums">{times} 次/年</span>
              </li>
            ))}
          </ul>
          <Disclosure title="签约前想知道的">
            <p className="whitespace-pre-line">{unbroken(intro.content)}</p>
          </Disclosure>
        </Card>
        {adverts.map(({ id, title, words, link }) => (
          <CellGroup key={id}>
            <Cell start={<MegaphoneIcon />} title={title} note={words} to={link} />
          </CellGroup>
        ))}
        <OwnSignings />
        <SearchBox action={PATH} name="keyword" placeholder="医生、社区、街道" defaultValue={chosen.keyword} />
      </div>
      <FilterBar
        label="按区域看"
        filters={[
          { text: '全部', to: PATH, current: chosen.area_code === undefined },
          ...areas.map(({ area_id, area_name }) => ({
            text: area_name,
            to: address(PATH, { area_code: area_id }),
            current: area_id === chosen.area_code,
          })),
        ]}
      />
      <div className="space-y-16 p-16">
        <h2 className="sr-only">附近的家庭医生</h2>
        <Teams key={`${chosen.keyword} ${chosen.area_code}`} chosen={chosen} first={teams} />
        {says.length > 0 && (
          <Card title="家庭医生说">
            {says.map(({ id, title, content, doctor_name }) => (
              <Disclosure key={id} title={title}>
                <p>{content}</p>
                <p className="pt-4 text-12 text-ink-3">{doctor_name}</p>
              </Disclosure>
            ))}
          </Card>
        )}
      </div>
    </Frame>
  )
}

type Shown = Route.ComponentProps['loaderData']

function Teams({ chosen, first }: { chosen: Shown['chosen']; first: Shown['teams'] }) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(familyDocList, { ...chosen, page, page_size: SIZE })).list,
    idOf: ({ team_id }) => team_id,
  })
  return (
    <ListPage
      pages={pages}
      empty={
        <Empty
          drawing="search"
          title="这里还没有家庭医生团队"
          text="换个区域或换个词看看，也可以到最近的社区医院问一问。"
          action={
            <ButtonLink kind="secondary" to={PATH}>
              看全部
            </ButtonLink>
          }
        />
      }
    >
      {(team) => (
        <Card to={applyAddress({ doctor_id: team.doctor_id })}>
          <TeamLine team={team} />
        </Card>
      )}
    </ListPage>
  )
}
