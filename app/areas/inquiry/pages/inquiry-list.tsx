import { useLocation } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import { inquiryAddress } from '../cards/inquiry-address.ts'
import { InquiryCard } from '../cards/inquiry-card.tsx'
import { inquiryList } from '../contract.ts'
import type { Route } from './+types/inquiry-list'

export { handle } from 'virtual:rows/R107'

const SIZE = 10

export const clientLoader = behindGate(async ({ callApi: ask, query }) => {
  const state = query.get('state') === 'over' ? 'over' : 'open'
  return { state, first: (await ask(inquiryList, { state, page_size: SIZE })).list } as const
})

export default function InquiryListPage({ loaderData: { state, first } }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const to = (name: string) => address(pathname, { state: name })
  return (
    <Frame bar={{}}>
      <Tabs
        label="询价"
        tabs={[
          { text: '进行中', to: to('open'), current: state === 'open' },
          { text: '已结束', to: to('over'), current: state === 'over' },
        ]}
      />
      <div className="p-16">
        <OwnInquiries key={state} state={state} first={first} />
      </div>
    </Frame>
  )
}

function OwnInquiries({ state, first }: Route.ComponentProps['loaderData']) {
  const pages = useMorePages({
    first,
    size: SIZE,
    load: async (page) => (await callApi(inquiryList, { state, page, page_size: SIZE })).list,
    idOf: ({ request_id }) => request_id,
  })
  return (
    <ListPage pages={pages} empty={<NoInquiries />}>
      {(inquiry) => <InquiryCard inquiry={inquiry} />}
    </ListPage>
  )
}

function NoInquiries() {
  return (
    <Empty
      title="这里还没有询价"
      text="问几家海外医院，进度和报价会放在这里。"
      action={<ButtonLink to={inquiryAddress()}>去询价</ButtonLink>}
    />
  )
}
