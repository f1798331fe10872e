import { useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindGate } from '#kit/wire/load.ts'
import { doFocus } from '../contract.ts'
import { type Favourite, FavouriteRow, listFavourites } from '../parts/favourite.tsx'
import { type FavouriteKind, favouriteKinds, kindIn, kindsBeside, wordOf } from '../rules.ts'
import type { Route } from './+types/favourites'

export { handle } from 'virtual:rows/R202'

const SIZE = 50

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const kind = kindIn(query.get('type'))
  return { kind, first: await listFavourites(callApi, kind, { page: 1, page_size: SIZE }) }
})

export default function FavouritesPage({ loaderData: { kind, first } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: `我的${wordOf(kind)}` }}>
      <Tabs
        label={`${wordOf(kind)}的种类`}
        tabs={Object.entries(kindsBeside(kind)).map(([type, text]) => ({
          text,
          to: address('/account/favourites', { type }),
          current: type === kind,
        }))}
      />
      <div className="p-16">
        <FavouriteList key={kind} kind={kind} first={first} />
      </div>
    </Frame>
  )
}

/** What is let go leaves the list at once; the others stay where they are. */
function FavouriteList({ kind, first }: { kind: FavouriteKind; first: readonly Favourite[] }) {
  const [gone, setGone] = useState<ReadonlySet<number | string>>(new Set())
  const focus = useAct(doFocus)
  const pages = useMorePages({
    first,
    size: SIZE,
    // What went made those behind it move up: the page before holds what has not been seen.
    load: async (page) => {
      const from = gone.size > 0 ? [page - 1, page] : [page]
      const lists = await Promise.all(from.map((one) => listFavourites(callApi, kind, { page: one, page_size: SIZE })))
      return lists.flat()
    },
    idOf: ({ id }) => id,
  })
  const remove = async ({ id }: Favourite) => {
    const done = await focus.run({ type: kind, object_id: id, state: 0 })
    if (!done) return
    setGone(new Set([...gone, id]))
    toast(`已取消${wordOf(kind)}`)
  }
  const items = pages.items.filter(({ id }) => !gone.has(id))
  return (
    <ListPage pages={{ ...pages, items }} empty={<NoFavourites kind={kind} />}>
      {(favourite) => <FavouriteRow favourite={favourite} onRemove={() => remove(favourite)} />}
    </ListPage>
  )
}

const invitations = {
  doctor: { text: '在医生主页点“关注”，下次复诊一点就到。', action: '去找医生', to: '/doctor/index' },
  unit: { text: '在医院主页点“关注”，常去的医院都在这里。', action: '看看医院', to: '/unit/list' },
  department: { text: '在科室的门诊时间页点心形，常看的科室都在这里。', action: '选择医院', to: '/unit/list' },
  goods: { text: '在商品页点“收藏”，想买的都在这里。', action: '去健康商城', to: '/health/index' },
  article: { text: '读文章时点“收藏”，想再看的都在这里。', action: '看健康资讯', to: '/news/index' },
  video: { text: '看视频时点“收藏”，想再看的都在这里。', action: '看健康视频', to: '/video/list' },
  ask: { text: '看大家的问答时点“收藏”，有用的都在这里。', action: '看看大家在问', to: '/health/question' },
} satisfies Record<FavouriteKind, { text: string; action: string; to: string }>

function NoFavourites({ kind }: { kind: FavouriteKind }) {
  const { text, action, to } = invitations[kind]
  return (
    <Empty
      title={`还没有${wordOf(kind)}${favouriteKinds[kind]}`}
      text={text}
      action={
        <ButtonLink kind="secondary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  )
}
