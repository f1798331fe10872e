import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { type ClassQuery, classesAddress } from '../cards/class-address.ts'
import { ClassCard } from '../cards/class-card.tsx'
import { audioByDoctor, audioCategories, classesByCondition } from '../contract.ts'
import { type ClassSort, classSorts, PAGE_SIZE } from '../rules.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/audio-list'

const MOST_PAGE = 50

/** What the address asks the list for; what makes no sense is left out. */
const chosenBy = (query: URLSearchParams) => {
  const sort = classSorts.find((one) => one === query.get('sort'))
  const is_free = query.get('is_free') === '1' ? (1 as const) : undefined
  const category_id = maybeId(query, 'category_id')
  return {
    category_id: category_id !== undefined && category_id < 100 ? category_id : undefined,
    is_free,
    sort,
    keyword: query.get('keyword')?.slice(0, 50) || undefined,
    /** The size of a page comes with the request [X333]. */
    page_size: Math.min(maybeId(query, 'page_size') ?? PAGE_SIZE, MOST_PAGE),
  }
}

const load = async ({ callApi, query }: Loading) => {
  const chosen = chosenBy(query)
  const doctorId = maybeId(query, 'doctor_id')
  if (doctorId) {
    const { page_size } = chosen
    return {
      chosen,
      doctorId,
      categories: [],
      first: (await callApi(audioByDoctor, { doctor_id: doctorId, page_size })).list,
    }
  }
  const [categories, found] = await Promise.all([
    callApi(audioCategories, {}),
    callApi(classesByCondition, { ...chosen, page: 1 }),
  ])
  return { chosen, doctorId, categories: categories.list, first: found.list }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

type Chosen = ReturnType<typeof chosenBy>
const sortWords: Readonly<Partial<Record<ClassSort, string>>> = { newest: '最新', hot: '最热', price_up: '价格低' }

/** The address of the same list but for what is named. */
const listLike = ({ page_size, ...chosen }: Chosen, other: ClassQuery) =>
  classesAddress({ ...chosen, page_size: page_size === PAGE_SIZE ? undefined : page_size, ...other })

export default function ClassListPage({ loaderData }: Route.ComponentProps) {
  const { doctorId } = loaderData
  return doctorId === undefined ? (
    <ClassesFound {...loaderData} />
  ) : (
    <ClassesOf key={doctorId} {...loaderData} doctorId={doctorId} />
  )
}

/** All classes of one doctor. */
function ClassesOf({ doctorId, chosen: { page_size }, first }: Omit<Shown, 'doctorId'> & { doctorId: number }) {
  const pages = useMorePages({
    first,
    size: page_size,
    load: async (page) => (await callApi(audioByDoctor, { doctor_id: doctorId, page, page_size })).list,
    idOf: ({ class_id }) => class_id,
  })
  const name = first[0]?.doctor_info.doctor_name
  return (
    <Frame bar={{ title: name ? `${name}医生的课程` : '医生的课程' }}>
      <div className="p-16">
        <ListPage
          pages={pages}
          empty={
            <Empty
              title="这位医生还没有课程"
              text="可以听听别的医生怎么讲。"
              action={<ButtonLink to={classesAddress()}>看全部课程</ButtonLink>}
            />
          }
        >
          {(item) => <ClassCard item={item} />}
        </ListPage>
      </div>
    </Frame>
  )
}

type Shown = Route.ComponentProps['loaderData']

function ClassesFound({ chosen, categories, first }: Shown) {
  const pages = useMorePages({
    first,
    size: chosen.page_size,
    load: async (page) => (await callApi(classesByCondition, { ...chosen, page })).list,
    idOf: ({ class_id }) => class_id,
  })
  const { category_id, sort = 'newest', is_free, keyword } = chosen
  return (
    <Frame bar={{}}>
      <div className="px-16 py-12">
        <SearchBox action="/audio/list" name="keyword" placeholder="搜课程" defaultValue={keyword} />
      </div>
      <Tabs
        label="课程的顺序"
        tabs={[
          ...Object.entries(sortWords).map(([name, text]) => ({
            text,
            to: listLike(chosen, { sort: name === 'newest' ? undefined : name, is_free: undefined }),
            current: is_free === undefined && sort === name,
          })),
          { text: '免费', to: listLike(chosen, { is_free: 1, sort: undefined }), current: is_free === 1 },
        ]}
      />
      <FilterBar
        label="分类"
        filters={[
          { text: '全部', to: listLike(chosen, { category_id: undefined }), current: category_id === undefined },
          ...categories.map((one) => ({
            text: one.category_name,
            to: listLike(chosen, { category_id: one.category_id }),
            current: one.category_id === category_id,
          })),
        ]}
      />
      <div className="px-16 pt-4 pb-16">
        <h2 className="sr-only">课程</h2>
        <ListPage
          pages={pages}
          empty={
            <Empty
              drawing="search"
              title="没有找到课程"
              text="换个词，或者看看全部课程。"
              action={
                <ButtonLink kind="secondary" to={classesAddress()}>
                  看全部课程
                </ButtonLink>
              }
            />
          }
        >
          {(item) => <ClassCard item={item} />}
        </ListPage>
      </div>
    </Frame>
  )
}
