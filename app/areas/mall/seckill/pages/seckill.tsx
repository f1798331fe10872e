import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Countdown } from '#kit/ui/countdown.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { categoryList, scheduleConf, seckillGoods } from '../contract.ts'
import { SeckillRow } from '../parts/seckill-row.tsx'
import { currentOf } from '../rules.ts'
import type { Route } from './+types/seckill'

export { handle } from 'virtual:rows/R119'

const SIZE = 10

const load = async ({ callApi, query }: Loading) => {
  const { list: sessions, now_time: now } = await callApi(scheduleConf, {})
  const asked = maybeId(query, 'schedule_id')
  const session = sessions.find(({ schedule_id }) => schedule_id === asked) ?? currentOf(sessions)
  const wanted = { schedule_id: session?.schedule_id, category_id: maybeId(query, 'category_id') }
  const [categories, goods] = session
    ? await Promise.all([callApi(categoryList, wanted), callApi(seckillGoods, { ...wanted, page_size: SIZE })])
    : [{ list: [] }, { list: [] }]
  return { today: now.slice(0, 10), sessions, session, wanted, categories: categories.list, goods: goods.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SeckillPage({ loaderData }: Route.ComponentProps) {
  const { today, sessions, session, wanted, categories, goods } = loaderData
  const { revalidate } = useRevalidator()
  const pages = useMorePages({
    first: goods,
    size: SIZE,
    load: async (page) => (await callApi(seckillGoods, { ...wanted, page, page_size: SIZE })).list,
    idOf: ({ goods_id }) => goods_id,
  })
  const to = (schedule_id: number | undefined, category_id?: number) =>
    address('/shop/seckill', { schedule_id, category_id })
  if (!session)
    return (
      <Frame bar={{}}>
        <Empty
          title="今明两天没有秒杀"
          text="新的场次排好后会出现在这里。"
          action={
            <ButtonLink kind="secondary" to="/health/index">
              逛逛商城
            </ButtonLink>
          }
        />
      </Frame>
    )
  return (
    <Frame bar={{}}>
      <Tabs
        label="场次"
        tabs={sessions.map(({ schedule_id, begin_time, state }) => ({
          text: state === 'on' ? '抢购中' : `${begin_time.startsWith(today) ? '' : '明天 '}${begin_time.slice(11, 16)}`,
          to: to(schedule_id),
          current: schedule_id === session.schedule_id,
        }))}
      />
      <p className="bg-danger-tint px-16 py-8 text-14 text-danger">
        {session.title} {session.state === 'on' ? '距结束 ' : '距开始 '}
        <Countdown seconds={session.span} nearSeconds={600} onEnd={revalidate} />
      </p>
      <FilterBar
        label="分类"
        filters={[
          { text: '全部', to: to(session.schedule_id), current: wanted.category_id === undefined },
          ...categories.map(({ category_id, category_name }) => ({
            text: category_name,
            to: to(session.schedule_id, category_id),
            current: category_id === wanted.category_id,
          })),
        ]}
      />
      <div className="px-16 pt-4 pb-16">
        <ListPage pages={pages} empty={<Empty title="这一场没有这类商品" text="换一类或换一场看看。" />}>
          {(item) => <SeckillRow item={item} session={session} />}
        </ListPage>
      </div>
    </Frame>
  )
}
