import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { useSpoken } from '#kit/ui/use-spoken.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { lessonAddress } from '../cards/class-address.ts'
import { ClassCard, Cover } from '../cards/class-card.tsx'
import { boughtClasses, playRecords } from '../contract.ts'
import { BoughtOrder } from '../parts/bought-order.tsx'
import { PAGE_SIZE } from '../rules.ts'
import type { Route } from './+types/mine'

export { handle } from 'virtual:rows/audio-mine'

type Bought = CallOutput<typeof boughtClasses>['list']
type Records = CallOutput<typeof playRecords>['list']

const MOST_PAGE = 50

const load = async ({ callApi, query }: Loading) => {
  // The size of a page comes with the request [X333].
  const page_size = Math.min(maybeId(query, 'page_size') ?? PAGE_SIZE, MOST_PAGE)
  const isRecords = query.get('list') === 'records'
  const asked = { page: 1, page_size }
  return isRecords
    ? { page_size, records: (await callApi(playRecords, asked)).list }
    : { page_size, bought: (await callApi(boughtClasses, asked)).list }
}
export const clientLoader = behindGate(load)

export default function MyClassesPage({ loaderData: shown }: Route.ComponentProps) {
  const isRecords = shown.records !== undefined
  return (
    <Frame bar={{}}>
      <Tabs
        label="我的课程"
        tabs={[
          { text: '已有课程', to: '/audio/mine', current: !isRecords },
          { text: '收听记录', to: address('/audio/mine', { list: 'records' }), current: isRecords },
        ]}
      />
      <div className="p-16">
        <h2 className="sr-only">{isRecords ? '收听记录' : '已有课程'}</h2>
        {shown.records ? (
          <RecordList first={shown.records} size={shown.page_size} />
        ) : (
          <BoughtList first={shown.bought ?? []} size={shown.page_size} />
        )}
      </div>
    </Frame>
  )
}

function BoughtList({ first, size }: { first: Bought; size: number }) {
  const load = async (page: number) => (await callApi(boughtClasses, { page, page_size: size })).list
  const pages = useMorePages({ first, size, load, idOf: ({ class_id }) => class_id })
  return (
    <ListPage pages={pages} empty={<Nothing title="还没有课程" text="买下或领到的课程会在这里，随时接着听。" />}>
      {(item) => (
        <>
          <ClassCard
            item={item}
            to={lessonAddress(item.class_id)}
            note={`${item.way_words} · 听过 ${item.heard_num}/${item.section_num} 节`}
          />
          {item.order_id && <BoughtOrder orderId={item.order_id} />}
        </>
      )}
    </ListPage>
  )
}

function RecordList({ first, size }: { first: Records; size: number }) {
  const spoken = useSpoken()
  const load = async (page: number) => (await callApi(playRecords, { page, page_size: size })).list
  const pages = useMorePages({ first, size, load, idOf: ({ section_id }) => section_id })
  return (
    <ListPage pages={pages} empty={<Nothing title="还没有收听记录" text="听过的小节会记在这里。" />}>
      {(item) => (
        <Card to={lessonAddress(item.class_id, item.file_id)}>
          <div className="flex gap-12">
            <Cover src={item.cover} />
            <div className="min-w-0 grow space-y-4">
              <h3 className="line-clamp-2 text-16 font-medium">{item.title}</h3>
              <p className="line-clamp-1 text-12 text-ink-2">{item.class_title}</p>
              <p className="text-12 text-ink-3 tabular-nums">
                {spoken(item.play_time)} · {item.duration}
                {item.is_ended === 1 && ' · 已听完'}
              </p>
            </div>
          </div>
        </Card>
      )}
    </ListPage>
  )
}

function Nothing({ title, text }: { title: string; text: string }) {
  return <Empty title={title} text={text} action={<ButtonLink to="/audio/index">去听课</ButtonLink>} />
}
