import { ABROAD, foundAddress } from '#app/areas/overseas/directory/cards/overseas-address.ts'
import { overseasPubCategories, overseasSearch } from '#app/areas/overseas/directory/contract.ts'
import { type FoundKind, foundKinds } from '#app/areas/overseas/directory/rules.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Chip, FilterBar } from '#kit/ui/filter-bar.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { address } from '#kit/wire/address.ts'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import type { Route } from './+types/search'

export { handle } from 'virtual:rows/R087'

const allKinds = Object.keys(foundKinds) as FoundKind[]

const load = async ({ callApi, query }: Loading) => {
  const keyword = query.get('keyword')?.trim().slice(0, 50) ?? ''
  const kind = allKinds.find((known) => known === query.get('kind'))
  const [kinds, found] = await Promise.all([
    keyword ? [] : callApi(overseasPubCategories, {}).then(({ list }) => list),
    keyword ? callApi(overseasSearch, { keyword, kind }).then(({ list }) => list) : [],
  ])
  return { keyword, kind, words: kinds.map(({ category_name }) => category_name), found }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

const searchAddress = (keyword: string, kind?: FoundKind) => address('/gjyl/search', { keyword, kind })

export default function AbroadSearchPage({ loaderData: { keyword, kind, words, found } }: Route.ComponentProps) {
  return (
    <Frame bar={{}}>
      <div className="px-16 pt-16">
        <SearchBox action="/gjyl/search" name="keyword" placeholder="国家、医院、疾病" defaultValue={keyword} />
      </div>
      {keyword ? (
        <>
          <FilterBar
            label="类别"
            filters={[
              { text: '全部', to: searchAddress(keyword), current: kind === undefined },
              ...allKinds.map((one) => ({
                text: foundKinds[one],
                to: searchAddress(keyword, one),
                current: one === kind,
              })),
            ]}
          />
          <div className="space-y-16 px-16 pt-4 pb-16">
            {found.length === 0 ? (
              <Nothing keyword={keyword} />
            ) : (
              found.map((group) => <Group key={group.kind} group={group} keyword={keyword} />)
            )}
          </div>
        </>
      ) : (
        <Before words={words} />
      )}
    </Frame>
  )
}

const Before = ({ words }: { words: readonly string[] }) => (
  <section className="p-16">
    <h2 className="pb-8 text-16 font-semibold">可以这样搜</h2>
    <div className="flex flex-wrap gap-8">
      {words.map((word) => (
        <Chip key={word} to={searchAddress(word)}>
          {word}
        </Chip>
      ))}
    </div>
  </section>
)

function Group({ group, keyword }: { group: CallOutput<typeof overseasSearch>['list'][number]; keyword: string }) {
  return (
    <CellGroup title={group.kind_name}>
      {group.items.map(({ id, title, note, image }) => (
        <Cell
          key={id}
          title={title}
          note={<span className="line-clamp-2">{note}</span>}
          start={
            image && <Picture src={image} alt="" width={48} height={48} className="size-48 rounded-8 elder:hidden" />
          }
          to={foundAddress[group.kind](id)}
        />
      ))}
      {group.has_more === 1 && <Cell title={`更多${group.kind_name}`} to={searchAddress(keyword, group.kind)} />}
    </CellGroup>
  )
}

const Nothing = ({ keyword }: { keyword: string }) => (
  <Empty
    drawing="search"
    title={`没有找到“${keyword}”`}
    text="资质过期的机构不会出现在结果里。换个词，或者直接问顾问。"
    action={
      <div className="flex flex-wrap justify-center gap-12">
        <ButtonLink to="/gjyl/qiYuCons">问顾问</ButtonLink>
        <ButtonLink kind="secondary" to={ABROAD}>
          回海外就医
        </ButtonLink>
      </div>
    }
  />
)
