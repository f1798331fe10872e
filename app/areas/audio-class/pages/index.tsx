import { PlayIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Chip } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { address } from '#kit/wire/address.ts'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { classesAddress, introAddress, lessonAddress } from '../cards/class-address.ts'
import { ClassCard } from '../cards/class-card.tsx'
import { ClassSection } from '../cards/doctor-classes.tsx'
import {
  audioBanners,
  audioCategories,
  classesHotToday,
  classTabList,
  essenceClasses,
  freeSections,
  tabClasses,
} from '../contract.ts'
import { classTabs } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R244'

const FEW = 4

const load = async ({ callApi, query }: Loading) => {
  const asked = maybeId(query, 'tab_id') ?? 1
  const tab = Object.hasOwn(classTabs, asked) ? asked : 1
  const [banners, categories, free, hot, essence, tabs, listed] = await Promise.all([
    callApi(audioBanners, {}),
    callApi(audioCategories, {}),
    callApi(freeSections, { page_size: FEW }),
    callApi(classesHotToday, { page_size: 3 }),
    callApi(essenceClasses, { page_size: 3 }),
    callApi(classTabList, {}),
    callApi(tabClasses, { tab_id: tab, page_size: 6 }),
  ])
  return {
    tab,
    banners: banners.list,
    categories: categories.list,
    free: free.list,
    hot: hot.list,
    essence: essence.list,
    tabs: tabs.list,
    listed: listed.list,
  }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function AudioHomePage({ loaderData: shown }: Route.ComponentProps) {
  const { tab, banners, categories, free, hot, essence, tabs, listed } = shown
  return (
    <Frame
      bar={{
        share: {
          title: '音频课',
          desc: '医生讲的健康课，边走边听',
          imgUrl: banners[0]?.image ?? '',
          business_type: 'audio',
        },
      }}
    >
      <div className="space-y-16 p-16">
        <SearchBox action="/audio/list" name="keyword" placeholder="搜课程" />
        <Banners banners={banners} />
        <Categories categories={categories} />
        <FreeSections parts={free} />
        <ClassSection title="今日热听" classes={hot} />
        <ClassSection title="编辑精选" classes={essence} />
        <section className="space-y-12">
          <h2 className="sr-only">推荐课程</h2>
          <div className="overflow-hidden rounded-12">
            <Tabs
              label="推荐课程"
              tabs={tabs.map(({ tab_id, tab_name }) => ({
                text: tab_name,
                to: address('/audio/index', { tab_id: tab_id === 1 ? undefined : tab_id }),
                current: tab_id === tab,
              }))}
            />
          </div>
          {listed.map((item) => (
            <ClassCard key={item.class_id} item={item} />
          ))}
          {listed.length === 0 && <Empty title="这里还没有课程" text="医生讲的课发布后会出现在这里。" />}
        </section>
        <div className="grid grid-cols-2 gap-12 elder:grid-cols-1">
          <ButtonLink kind="secondary" to={classesAddress()}>
            全部课程
          </ButtonLink>
          <ButtonLink kind="secondary" to="/audio/mine">
            我的课程
          </ButtonLink>
        </div>
      </div>
    </Frame>
  )
}

function Banners({ banners }: { banners: CallOutput<typeof audioBanners>['list'] }) {
  if (banners.length === 0) return null
  return (
    <nav aria-label="推荐" className="no-bar relative -mx-16 flex snap-x snap-mandatory gap-12 overflow-x-auto px-16">
      {banners.map(({ class_id, title, words, image }, at) => (
        <Link
          key={class_id}
          to={introAddress(class_id)}
          className="w-311 max-w-full shrink-0 snap-center overflow-hidden rounded-16 bg-card shadow-soft active:opacity-80"
        >
          <Picture src={image} kind="card" alt="" width={311} height={130} first={at === 0} />
          <span className="block px-16 py-12">
            <span className="block truncate text-16 font-semibold">{words}</span>
            <span className="block truncate text-12 text-ink-2">{title}</span>
          </span>
        </Link>
      ))}
    </nav>
  )
}

function Categories({ categories }: { categories: CallOutput<typeof audioCategories>['list'] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label="分类" className="flex flex-wrap gap-8">
      {categories.map(({ category_id, category_name }) => (
        <Chip key={category_id} to={classesAddress({ category_id })}>
          {category_name}
        </Chip>
      ))}
    </nav>
  )
}

function FreeSections({ parts }: { parts: CallOutput<typeof freeSections>['list'] }) {
  if (parts.length === 0) return null
  return (
    <Card title="免费试听">
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.section_id}>
            <Link
              to={lessonAddress(part.class_id, part.file_id)}
              className="flex min-h-target items-center gap-12 py-10 active:bg-well"
            >
              <span className="flex size-36 shrink-0 items-center justify-center rounded-full bg-tint text-18 text-accent-ink">
                <PlayIcon />
              </span>
              <span className="min-w-0 grow">
                <span className="line-clamp-1 text-16 elder:line-clamp-2">{part.title}</span>
                <span className="line-clamp-1 text-12 text-ink-3 tabular-nums elder:line-clamp-2">
                  {unbroken(`${part.doctor_name} · ${part.class_title} · ${part.duration}`)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
