import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { behindGate } from '#kit/wire/load.ts'
import { giftCardList } from '../contract.ts'
import { CardFace, type GiftCard } from '../parts/card-face.tsx'
import { ExchangeSheet } from '../parts/exchange-sheet.tsx'
import { PaySheet } from '../parts/pay-sheet.tsx'
import { SpendsSheet } from '../parts/spends-sheet.tsx'
import type { Route } from './+types/gift-cards'

export { handle } from 'virtual:rows/R253'

const SIZE = 20
const tabs = { usable: '可用', gone: '已用完或过期' } as const

export const clientLoader = behindGate(async ({ callApi, query }) => {
  const state = query.get('state') === 'gone' ? ('gone' as const) : ('usable' as const)
  return { state, cards: (await callApi(giftCardList, { state, page_size: SIZE })).list }
})

/** What stands above the page. */
type Open = { what: 'exchange' } | { what: 'pay' | 'spends'; card: GiftCard }

export default function GiftCardsPage({ loaderData: { state, cards } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const pages = useMorePages({
    first: cards,
    size: SIZE,
    load: async (page) => (await callApi(giftCardList, { state, page, page_size: SIZE })).list,
    idOf: ({ card_id }) => card_id,
  })
  return (
    <Frame bar={{}}>
      <Tabs
        label="礼品卡"
        tabs={Object.entries(tabs).map(([name, text]) => ({
          text,
          to: address('/activity/giftcards', { state: name }),
          current: name === state,
        }))}
      />
      <div className="grow space-y-12 p-16">
        <ListPage
          pages={pages}
          empty={
            <Empty
              drawing="bag"
              title={state === 'usable' ? '还没有可用的礼品卡' : '这里还没有礼品卡'}
              text="拿到礼品卡后，点下面的按钮，输入卡号和密码。"
            />
          }
        >
          {(card) => (
            <CardFace
              card={card}
              onPay={() => setOpen({ what: 'pay', card })}
              onSpends={() => setOpen({ what: 'spends', card })}
            />
          )}
        </ListPage>
        <p className="px-4 text-12 text-ink-3">
          在商城下单时可以选礼品卡付款，也可以在各医院的收费处和门店出示付款码使用，可分多次用完。订单退款时，用卡付的部分退回原卡。
        </p>
      </div>
      <BottomAction>
        <Button onClick={() => setOpen({ what: 'exchange' })}>兑换礼品卡</Button>
      </BottomAction>
      {open?.what === 'exchange' && (
        <ExchangeSheet
          onClose={close}
          onDone={() => {
            close()
            revalidate()
          }}
        />
      )}
      {open?.what === 'pay' && (
        <PaySheet
          card={open.card}
          onClose={() => {
            close()
            revalidate()
          }}
        />
      )}
      {open?.what === 'spends' && <SpendsSheet card={open.card} onClose={close} />}
    </Frame>
  )
}
